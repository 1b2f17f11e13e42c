import { data } from 'react-router'
import { languageOfPath } from '../../../contract/language.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import type { Answers } from '../../../contract/settings/answers.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { inOneLanguage } from '../../../contract/text/in-one-language.ts'
import { lacksTamil } from '../../../contract/text/lacks-tamil.ts'
import type { GoodToKnowWords } from '../../features/shop/words/good-to-know-en.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { type DescribedSite, describeAnswers, describeTrail } from '../../seo/json-ld.ts'
import { pageMeta } from '../../seo/seo.ts'
import { useSite } from '../../shop/site-data.ts'
import { textIn } from '../../text/shop-text.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { WhatsAppIcon } from '../../ui/icons/brand-icons.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useWords } from '../../words/words.ts'
import type { Route } from './+types/good-to-know'
import NotFound from './not-found.tsx'

/** A 404 where the shop has written no answers. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { answers } = requireWebContext(context).shop
  const language = languageOfPath(new URL(request.url).pathname)
  // Told before texts of the other language are left out.
  const isInTamil = !lacksTamil.answers(answers)
  const page = { answers: inOneLanguage(answers, language), isInTamil }
  return data(page, answers.length === 0 ? { status: 404 } : undefined)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description } = findWords(matches, 'goodToKnow')
  const path = publicPaths.goodToKnow
  const meta = { title, description, path, lacksTamil: !loaderData?.isInTamil }
  return pageMeta(matches, { ...meta, hidden: !loaderData?.answers.length })
}

/** The questions that every chat begins with, answered. */
export default function GoodToKnow({ loaderData: { answers }, matches }: Route.ComponentProps) {
  const words = findWords(matches, 'goodToKnow')
  const layoutWords = useWords()
  const site = { ...useSite(), words: layoutWords }
  if (answers.length === 0) return <NotFound />
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <StructuredData data={import.meta.env.SSR ? describePage(site, answers, words) : undefined} />
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h1 className="font-display text-title">{words.title}</h1>
      <div className="mt-8 grid gap-x-14 md:grid-cols-2">
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same
          <AnswerSection key={index} answer={answer} />
        ))}
      </div>
      {site.shop.whatsapp && (
        <a
          href={whatsappAddress(site.shop.whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'order' }, 'mt-10')}
        >
          <WhatsAppIcon className="size-5" />
          {words.ask}
        </a>
      )}
    </div>
  )
}

function AnswerSection({
  answer: { question, questionTa, answer, answerTa },
}: {
  answer: Answers[number]
}) {
  const { language } = useWords()
  const asked = textIn(language, { en: question, ta: questionTa })
  const said = textIn(language, { en: answer, ta: answerTa })
  return (
    <section className="border-t border-line py-6 wrap-anywhere">
      <h2 lang={asked.lang} className="font-display text-subheading">
        {asked.text}
      </h2>
      <p lang={said.lang} className="mt-2 max-w-prose whitespace-pre-line text-ink-soft">
        {said.text}
      </p>
    </section>
  )
}

function describePage(site: DescribedSite, answers: Answers, { title }: GoodToKnowWords) {
  const path = publicPaths.goodToKnow
  return [
    describeAnswers(site, answers, { title, path }),
    describeTrail(site, [{ name: title, path }]),
  ]
}
