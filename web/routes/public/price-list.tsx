import { data, Link, useLocation } from 'react-router'
import { addressIn, type Language, languageOfPath } from '../../../contract/language.ts'
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
} from '../../../contract/price-list/words.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'
import { inOneLanguage } from '../../../contract/text/in-one-language.ts'
import { withoutProtocol } from '../../../contract/text/web-address.ts'
import { Downloads } from '../../features/price-list/downloads.tsx'
import { loadPriceList, readLanguage } from '../../features/price-list/load-price-list.ts'
import { PriceTable } from '../../features/price-list/price-table.tsx'
import { Wordings } from '../../features/price-list/wordings.tsx'
import type { PriceListWords } from '../../features/price-list/words/en.ts'
import { serverApi } from '../../requests/api.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { unavailable } from '../../requests/unavailable.ts'
import { type DescribedSite, describeTrail, describeWebPage } from '../../seo/json-ld.ts'
import { findSiteData, pageMeta } from '../../seo/seo.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import { useSite } from '../../shop/site-data.ts'
import { textIn } from '../../text/shop-text.tsx'
import { QrCode } from '../../ui/pictures/qr-code.tsx'
import { encodeQrPath, type QrPath } from '../../ui/pictures/qr-code-path.ts'
import { ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useAddress, useLanguage, useWords } from '../../words/words.ts'
import type { Route } from './+types/price-list'

/** On the English page, the list may be in Tamil or in both languages. */
function languageAt({ pathname, search }: { pathname: string; search: string }): PriceListLanguage {
  return languageOfPath(pathname) === 'ta' ? 'ta' : readLanguage(search)
}

/** Runs on the server alone, which draws the QR code, too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl, shop } = requireWebContext(context)
  const language = languageAt(new URL(request.url))
  const texts = language === 'both' ? shop.priceList : inOneLanguage(shop.priceList, language)
  const page = languageOfPath(new URL(request.url).pathname)
  const code = encodeQrPath(publicUrl + addressOf(language, page))
  const { list, ...rest } = await loadPriceList(serverApi(context))
  if ('expires' in rest) return data({ list, code, texts, error: undefined }, { headers: rest })
  const loaded = { list, code, texts, error: rest.error }
  return data(loaded, unavailable)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const words = findWords(matches, 'priceList')
  const { language } = findWords(matches, 'layout')
  const { name = '', nameTa } = findSiteData(matches)?.shop ?? {}
  return pageMeta(matches, {
    title: words.title,
    description: words.description(textIn(language, { en: name, ta: nameTa }).text),
    path: publicPaths.priceList,
    ...(language === 'en' && languageAt(location) === 'ta' && { repeats: 'ta' }),
  })
}

export default function PriceListPage({ loaderData, matches }: Route.ComponentProps) {
  const { list, code, texts, error } = loaderData
  const words = findWords(matches, 'priceList')
  const language = languageAt(useLocation())
  const layoutWords = useWords()
  const site = { ...useSite(), words: layoutWords }
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12 print:max-w-none print:p-0 print:text-[0.8125rem]">
      <StructuredData data={import.meta.env.SSR ? describePage(site, words) : undefined} />
      <Heading list={list} code={code} texts={texts} language={language} words={words} />
      {layoutWords.language === 'en' && <Languages chosen={language} label={words.languages} />}
      {list && list.listed > 0 && <Downloads list={list} language={language} words={words} />}
      {error !== undefined && <ErrorState message={words.failed(error)} />}
      {list?.sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name of their own
        <PriceTable key={index} section={section} language={language} date={list.date} />
      ))}
      {list && <Rest list={list} language={language} />}
    </div>
  )
}

type HeadingProps = {
  list: PriceList | undefined
  code: QrPath
  texts: ShopSettings['priceList']
  language: PriceListLanguage
  words: PriceListWords
}

/** Title and date of the list; on paper also its address and the phone number. */
function Heading({ list, code, texts, language, words }: HeadingProps) {
  const { shop, internationalNumbers, publicUrl } = useSite()
  const { note, noteTa, ...titles } = texts
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
        {shop.phone && (
          <p className="mt-2 text-lead font-semibold print:hidden">
            <a
              href={phoneAddress(shop.phone, internationalNumbers)}
              className="inline-flex min-h-11 items-center"
            >
              {shop.phone}
            </a>
          </p>
        )}
      </div>
      <figure className="grid justify-items-center gap-1 text-xs text-ink-soft">
        <QrCode code={code} label={words.code} className="size-32" />
        <figcaption lang={useLanguage() === 'ta' ? 'en' : undefined}>
          {withoutProtocol(publicUrl) + useAddress()(publicPaths.priceList)}
        </figcaption>
      </figure>
    </header>
  )
}

/** On the English page, the list itself may be in Tamil. */
function Languages({ chosen, label }: { chosen: PriceListLanguage; label: string }) {
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-x-6 print:hidden">
      {priceListLanguages.map((language) => (
        <Link
          key={language}
          to={addressOf(language, 'en')}
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

function describePage(site: DescribedSite, { title }: PriceListWords) {
  const path = publicPaths.priceList
  return [
    describeWebPage(site, 'WebPage', { title, path }),
    describeTrail(site, [{ name: title, path }]),
  ]
}

/** Address of a list, on the page of one language. */
function addressOf(language: PriceListLanguage, page: Language): string {
  const address = addressIn(page, publicPaths.priceList)
  return language === page ? address : `${address}?lang=${language}`
}
