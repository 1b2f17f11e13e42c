import { priceListTa } from '../../features/price-list/words/ta.ts'
import type { Route } from './+types/price-list-ta'
import { loadPricesAndCode, metaOfPriceList, PriceListPage } from './price-list-page.tsx'

export { headers } from './price-list-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadPricesAndCode(args, 'ta')

export const meta: Route.MetaFunction = ({ matches }) => metaOfPriceList(matches, priceListTa)

export default function TamilPriceList({ loaderData }: Route.ComponentProps) {
  return <PriceListPage words={priceListTa} language="ta" loaded={loaderData} />
}
