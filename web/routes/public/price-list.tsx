import { data, Link, useLocation } from 'react-router'
import {
  type PriceListLanguage,
  priceListLanguages,
} from '../../../contract/price-list/languages.ts'
import type { PriceList } from '../../../contract/price-list/price-list.ts'
import {
  describeRest,
  inLanguages,
  priceListLanguageNames,
  priceListTitle,
  priceListWord,
  writeDate,
} from '../../../contract/price-list/price-list-words.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { Downloads } from '../../features/price-list/downloads.tsx'
import { loadPriceList, readLanguage } from '../../features/price-list/load-price-list.ts'
import { PriceTable } from '../../features/price-list/price-table.tsx'
import { Wordings } from '../../features/price-list/wordings.tsx'
import { serverApi } from '../../lib/api.ts'
import { phoneAddress } from '../../lib/contact-links.ts'
import { type DescribedSite, describeTrail, describeWebPage } from '../../lib/json-ld.ts'
import { requireWebContext } from '../../lib/load-context.ts'
import { encodeQrPath, type QrPath } from '../../lib/qr-code.ts'
import { findFacts, pageMeta } from '../../lib/seo.ts'
import { useSite } from '../../lib/site.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { useWords } from '../../words/words.ts'
import type { Route } from './+types/price-list'

/** On the server alone, which draws the code too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = requireWebContext(context)
  const loaded = await loadPriceList(serverApi(context))
  const { search } = new URL(request.url)
  const code = encodeQrPath(publicUrl + addressOf(readLanguage(search)))
  const { list, ...rest } = loaded
  if ('expires' in rest) return data({ list, code, error: undefined }, { headers: rest })
  const page = { list, code, error: rest.error }
  return data(page, { status: 503, headers: { 'cache-control': 'no-store' } })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) => {
  const name = findFacts(matches)?.site.name ?? ''
  return pageMeta(matches, {
    title: 'Price list',
    description: `Today’s prices of ${name}: every oil and size, with what a litre costs. To read, print or share.`,
    path: publicPaths.priceList,
  })
}

export default function PriceListPage({ loaderData: { list, code, error } }: Route.ComponentProps) {
  const facts = { ...useSite(), words: useWords() }
  const language = readLanguage(useLocation().search)
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12 print:max-w-none print:p-0 print:text-[0.8125rem]">
      <StructuredData data={import.meta.env.SSR ? describePage(facts) : undefined} />
      <Heading list={list} code={code} language={language} />
      <Languages chosen={language} />
      {list && list.listed > 0 && <Downloads list={list} language={language} />}
      {error !== undefined && <ErrorState message={error} />}
      {list?.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name of their own
        <PriceTable key={index} section={section} language={language} date={list.date} />
      ))}
      {list && <Rest list={list} language={language} />}
    </div>
  )
}

type HeadingProps = { list?: PriceList; code: QrPath; language: PriceListLanguage }

/** What the list is, of which day, and where it stands and whom to call when it is on paper. */
function Heading({ list, code, language }: HeadingProps) {
  const { site, publicUrl } = useSite()
  const { note, noteTa, ...titles } = site.priceList
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
      <div>
        <h1 className="font-display text-title print:text-heading">
          <Wordings of={priceListTitle(titles, language)} />
        </h1>
        <div className="mt-3 text-ink-soft">
          {list && <Wordings of={writeDate(list.date, language)} />}
          <Wordings of={inLanguages({ en: note, ta: noteTa }, language)} />
        </div>
        <p className="mt-2 text-lead font-semibold print:hidden">
          <a href={phoneAddress(site.phone)} className="inline-flex min-h-10 items-center">
            {site.phone}
          </a>
        </p>
      </div>
      <figure className="grid justify-items-center gap-1 text-xs text-ink-soft">
        <QrCode code={code} label="The address of this page as a QR code" className="size-28" />
        <figcaption>{publicUrl.replace(/^https?:\/\//, '') + publicPaths.priceList}</figcaption>
      </figure>
    </header>
  )
}

function Languages({ chosen }: { chosen: PriceListLanguage }) {
  return (
    <nav aria-label="Language" className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      {priceListLanguages.map((language) => (
        <Link
          key={language}
          to={addressOf(language)}
          replace
          preventScrollReset
          aria-current={language === chosen ? 'page' : undefined}
          lang={language === 'ta' ? 'ta' : undefined}
          className="inline-flex min-h-11 items-center underline-offset-6 aria-[current=page]:font-semibold aria-[current=page]:underline"
        >
          {priceListLanguageNames[language]}
        </Link>
      ))}
    </nav>
  )
}

function Rest({ list, language }: { list: PriceList; language: PriceListLanguage }) {
  const rest = list.listed === 0 ? priceListWord('empty', language) : describeRest(list, language)
  return (
    <div className="mt-8 text-ink-soft">
      <Wordings of={rest} />
    </div>
  )
}

function addressOf(language: PriceListLanguage): string {
  return language === 'en' ? publicPaths.priceList : `${publicPaths.priceList}?lang=${language}`
}

function describePage(facts: DescribedSite) {
  const title = 'Price list'
  const path = publicPaths.priceList
  return [
    describeWebPage(facts, 'WebPage', { title, path }),
    describeTrail(facts, [{ name: title, path }]),
  ]
}
