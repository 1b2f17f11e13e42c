import { useLocation } from 'react-router'
import { readLanguage } from '../../features/price-list/load-price-list.ts'
import { priceListEn } from '../../features/price-list/words/en.ts'
import type { Route } from './+types/price-list'
import { loadPricesAndCode, metaOfPriceList, PriceListPage } from './price-list-page.tsx'

export { headers } from './price-list-page.tsx'

const languageAt = (url: { search: string }) => readLanguage(url.search)

export function loader(args: Route.LoaderArgs) {
  return loadPricesAndCode(args, languageAt(new URL(args.request.url)))
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  metaOfPriceList(matches, priceListEn, { isInTamilToo: languageAt(location) === 'ta' })

/** In English, or with the list alone in Tamil or in both languages. */
export default function EnglishPriceList({ loaderData }: Route.ComponentProps) {
  return (
    <PriceListPage words={priceListEn} language={languageAt(useLocation())} loaded={loaderData} />
  )
}
