import { type ReactNode, useState } from 'react'
import { data, useLocation } from 'react-router'
import { type Language, languageOfPath } from '../../../contract/language.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { inOneLanguage } from '../../../contract/text/in-one-language.ts'
import { CategoryName, categoryIn } from '../../features/gallery/category-name.tsx'
import { galleryAddress, readGalleryCategory } from '../../features/gallery/gallery-address.ts'
import { GalleryCard, type TileSize } from '../../features/gallery/gallery-card.tsx'
import { Lightbox } from '../../features/gallery/lightbox.tsx'
import { type GalleryPage as Loaded, loadGallery } from '../../features/gallery/load-gallery.ts'
import type { GalleryWords } from '../../features/gallery/words/en.ts'
import { serverApi } from '../../requests/api.ts'
import { loadPage } from '../../requests/load-page.ts'
import { unavailable } from '../../requests/unavailable.ts'
import { type DescribedSite, describeGallery, describeTrail } from '../../seo/json-ld.ts'
import { pageMeta } from '../../seo/seo.ts'
import { useSite } from '../../shop/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { loadingAt } from '../../ui/pictures/picture.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useWords } from '../../words/words.ts'
import type { Route } from './+types/gallery'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const loaded = await loadGallery(serverApi(context), readGalleryCategory(search))
  const page = inOneLanguage(loaded, languageOfPath(pathname))
  if (!page.error) return data(page)
  return data(page, unavailable)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

// The first view has the server's data, so the client's loader is imported when it is needed.
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { loadGalleryInBrowser } = await loadPage(
    () => import('../../features/gallery/load-gallery.ts'),
  )
  return loadGalleryInBrowser(readGalleryCategory(new URL(request.url).search))
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const category = readGalleryCategory(location.search)
  const { language } = findWords(matches, 'layout')
  const words = findWords(matches, 'gallery')
  return pageMeta(matches, {
    title: titleOf(words, nameOf(language, category, loaderData?.categories)),
    description: words.description,
    path: galleryAddress(category),
    photo: loaderData?.items[0]?.imageSet?.preview,
    hidden: category !== '' && !loaderData?.items.length,
  })
}

/** Pictures of the house, all or of one category. */
export default function Gallery({ loaderData: page, matches }: Route.ComponentProps) {
  const words = findWords(matches, 'gallery')
  const site = { ...useSite(), words: useWords() }
  const { items, categories, error } = page
  const category = readGalleryCategory(useLocation().search)
  const [opened, setOpened] = useState<number>()
  const described = () => describePage(site, words, category, page)
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <StructuredData data={import.meta.env.SSR ? described() : undefined} />
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h1 className="font-display text-title">{words.title}</h1>
      <nav
        aria-label={words.categories}
        className="-mx-gutter mb-8 mt-8 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mb-10"
      >
        <ul className="flex gap-2.5 md:flex-wrap">
          <li>
            <ChipLink to={publicPaths.gallery} active={!category}>
              {words.all}
            </ChipLink>
          </li>
          {categories.map(({ name, nameTa, count }) => (
            <li key={name}>
              <ChipLink to={galleryAddress(name)} active={name === category}>
                <CategoryName name={name} nameTa={nameTa} />
                <span className="text-sm font-normal tabular-nums opacity-75">{count}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {error ? (
        <ErrorState message={words.failed(error)} />
      ) : items.length === 0 ? (
        <EmptyState illustrated title={words.none} text={words.noneInCategory} />
      ) : (
        <ul className="grid gap-3.5 render-in-turn max-card:*:nth-[n+4]:render-next card:auto-rows-[minmax(11rem,19vw)] card:grid-flow-dense card:grid-cols-3 card:gap-5 xl:auto-rows-[17rem]">
          {items.map((item, index) => (
            <GalleryCard
              key={item._id}
              item={item}
              size={sizeOf(index, items.length)}
              {...loadingAt(index)}
              onOpen={() => setOpened(index)}
            />
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <Lightbox
          words={words}
          items={items}
          index={opened}
          onMove={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

type ChipLinkProps = { to: string; active: boolean; children: ReactNode }

/** A filter as a link, so that it works without JavaScript. */
function ChipLink({ to, active, children }: ChipLinkProps) {
  return (
    <PageLink
      to={to}
      replace
      preventScrollReset
      aria-current={active ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-[0.9375rem] font-medium transition-colors',
        active
          ? 'border-action bg-action text-on-action'
          : 'border-line-strong text-ink hover:border-ink hover:bg-paper-deep',
      )}
    >
      {children}
    </PageLink>
  )
}

/** Name of a category on the page; as the address has it, if no picture is in it. */
function nameOf(language: Language, category: string, known: Loaded['categories'] = []): string {
  return categoryIn(language, known.find(({ name }) => name === category) ?? { name: category })
}

function titleOf({ title, titleOf }: GalleryWords, category: string): string {
  return category ? titleOf(category) : title
}

/**
 * Two of nine tiles are large, where enough tiles follow to fill the space beside them. The last tile
 * fills its row of three.
 */
function sizeOf(index: number, total: number): TileSize {
  if (total > 3 && index === total - 1 && total % 3 !== 0)
    return total % 3 === 1 ? 'wide' : 'double'
  return (index % 9 === 0 || index % 9 === 5) && total - index > 2 ? 'large' : 'single'
}

function describePage(
  site: DescribedSite,
  words: GalleryWords,
  category: string,
  { items, categories }: Loaded,
) {
  const name = nameOf(site.words.language, category, categories)
  const page = { title: titleOf(words, name), path: galleryAddress(category) }
  const steps = [{ name: words.title, path: galleryAddress('') }]
  if (category) steps.push({ name, path: page.path })
  return [describeGallery(site, page, items), describeTrail(site, steps)]
}
