import { type Language, languageOfPath } from '../../../contract/language.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import type { SitePicture as SitePictureData } from '../../../contract/settings/site-pictures.ts'
import type { Story } from '../../../contract/settings/story.ts'
import { inOneLanguage } from '../../../contract/text/in-one-language.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import { SitePicture } from '../../features/shop/site-picture.tsx'
import { Benefits, Differences, Motto, Oils } from '../../features/shop/story-sections.tsx'
import type { AboutWords } from '../../features/shop/words/about-en.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import {
  type DescribedSite,
  describeBusiness,
  describeBusinessPage,
  describeTrail,
} from '../../seo/json-ld.ts'
import { pageMeta } from '../../seo/seo.ts'
import { describeShop } from '../../seo/shop-meta.ts'
import { useSite } from '../../shop/site-data.ts'
import { textOr } from '../../text/shop-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { FitWords } from '../../ui/fit-words.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useWords } from '../../words/words.ts'
import type { Route } from './+types/about'

type AboutData = {
  story: Story
  picture: SitePictureData | undefined
  /** Blank where the site's is true. */
  description: string
  /** True if the story is in English alone. */
  lacksTamil: boolean
}

export function loader({ context, request }: Route.LoaderArgs): AboutData {
  const { shop } = requireWebContext(context)
  const { story, pictures } = shop
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    story: inOneLanguage(story, language),
    picture: inOneLanguage(pictures.about, language),
    description: describeShop(language, shop),
    lacksTamil: lacksTamil.about(story),
  }
}

/** The words of the page's title and story: the shop's own, or the site's. */
function readStory(language: Language, story: Partial<Story>, words: AboutWords) {
  const { aboutTitle = '', aboutTitleTa, aboutText = '', aboutTextTa } = story
  return {
    title: textOr(language, { en: aboutTitle, ta: aboutTitleTa }, words.title),
    text: textOr(language, { en: aboutText, ta: aboutTextTa }, words.story.join('\n\n')),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { language } = findWords(matches, 'layout')
  const words = findWords(matches, 'about')
  const story = loaderData?.story ?? {}
  return pageMeta(matches, {
    title: readStory(language, story, words).title.text,
    description: loaderData?.description || words.description,
    path: publicPaths.about,
    type: 'article',
    lacksTamil: loaderData?.lacksTamil,
  })
}

/** Story of the oils and their making. */
export default function About({ loaderData, matches }: Route.ComponentProps) {
  const { story, picture } = loaderData
  const words = findWords(matches, 'about')
  const site = useSite()
  const layoutWords = useWords()
  const { language, entries, shell } = layoutWords
  const { title, text } = readStory(language, story, words)
  const description = loaderData.description || words.description
  const [opening, ...paragraphs] = text.text.split(/\n\s*\n/)
  return (
    <>
      <StructuredData
        data={
          import.meta.env.SSR
            ? describePage({ ...site, words: layoutWords }, title.text, description)
            : undefined
        }
      />
      <header className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
        {site.founded && <Eyebrow>{words.since(site.founded)}</Eyebrow>}
        <h1 lang={title.lang} className="font-display text-hero font-medium">
          <FitWords en={title.text} ta={title.text} />
        </h1>
        {picture && (
          <SitePicture
            picture={picture}
            sizes="(min-width: 1280px) 75rem, 92vw"
            priority
            className="mt-8 aspect-4/3 w-full rounded-sheet object-cover card:aspect-16/9 md:mt-12 drawer:aspect-2/1"
          />
        )}
        <div
          lang={text.lang}
          className="mt-10 grid gap-x-16 gap-y-6 drawer:mt-14 drawer:grid-cols-[1.15fr_1fr]"
        >
          <p className="font-display text-[clamp(1.375rem,1.15rem+1vw,1.9375rem)] leading-[1.32]">
            {opening}
          </p>
          <div className="grid content-end gap-5 text-lead text-ink-soft">
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      </header>

      <Oils words={words} story={story} />
      <Motto words={words} story={story} />
      <Benefits words={words} story={story} />
      <Differences words={words} story={story}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={publicPaths.products} size="large">
            {shell.explore}
          </ButtonLink>
          <ButtonLink to={publicPaths.contact} size="large" variant="secondary">
            {entries.contact}
          </ButtonLink>
        </div>
      </Differences>
    </>
  )
}

function describePage(site: DescribedSite, title: string, description: string) {
  const page = { title, description, path: publicPaths.about }
  const trail = describeTrail(site, [{ name: title, path: page.path }])
  return [describeBusinessPage(site, 'AboutPage', page), describeBusiness(site), trail]
}
