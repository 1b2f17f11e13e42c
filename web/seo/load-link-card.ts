import type { LinkCardLanguage } from '../../contract/cards/languages.ts'
import type { LinkCard } from '../../contract/cards/link-card.ts'
import type { Api } from '../requests/api.ts'

/** The picture that chats show of a link to a product; null where it could not be loaded. */
export async function findProductLinkCard(
  api: Api,
  id: string,
  lang?: LinkCardLanguage,
): Promise<LinkCard | null> {
  const { data } = await api.GET('/cards/product/{id}', {
    params: { path: { id }, query: { lang } },
  })
  return data?.data ?? null
}

/** As for a product. */
export async function findCategoryLinkCard(
  api: Api,
  id: string,
  lang?: LinkCardLanguage,
): Promise<LinkCard | null> {
  const { data } = await api.GET('/cards/category/{id}', {
    params: { path: { id }, query: { lang } },
  })
  return data?.data ?? null
}
