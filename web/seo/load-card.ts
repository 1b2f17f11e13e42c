import type { LinkCard } from '../../contract/cards/card.ts'
import type { CardLanguage } from '../../contract/cards/languages.ts'
import type { Api } from '../requests/api.ts'

/** The picture that chats show of a link to a product; null where it could not be loaded. */
export async function findProductCard(
  api: Api,
  id: string,
  lang?: CardLanguage,
): Promise<LinkCard | null> {
  const { data } = await api.GET('/cards/product/{id}', {
    params: { path: { id }, query: { lang } },
  })
  return data?.data ?? null
}

/** As for a product. */
export async function findCategoryCard(
  api: Api,
  id: string,
  lang?: CardLanguage,
): Promise<LinkCard | null> {
  const { data } = await api.GET('/cards/category/{id}', {
    params: { path: { id }, query: { lang } },
  })
  return data?.data ?? null
}
