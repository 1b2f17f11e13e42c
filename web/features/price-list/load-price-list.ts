import {
  type PriceListLanguage,
  priceListLanguages,
} from '../../../contract/price-list/languages.ts'
import type { PriceList } from '../../../contract/price-list/price-list.ts'
import type { Query } from '../../addresses/query.ts'
import type { Api } from '../../requests/api.ts'

/** The list and when its day ends, or why there is none. */
type LoadedPriceList = { list: PriceList; expires: string } | { list?: never; error: string }

export async function loadPriceList(api: Api): Promise<LoadedPriceList> {
  const { data, error, response } = await api.GET('/price-list')
  if (!data) return { error: error.message }
  return { list: data.data, expires: response.headers.get('expires') ?? '' }
}

/** Parameters of the price list's page. */
export const priceListParameters = ['lang'] as const

/** The language in the page's address: English, unless it names another one that there is. */
export function readLanguage(search: string): PriceListLanguage {
  const query: Query<(typeof priceListParameters)[number]> = new URLSearchParams(search)
  const wanted = query.get('lang')
  return priceListLanguages.find((language) => language === wanted) ?? 'en'
}
