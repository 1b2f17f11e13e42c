import { fillPath, pagePaths } from '../../../../contract/paths.ts'

/** The kinds of record that have a history of their own, by their collection in the API. */
export const recordKinds = {
  products: { noun: 'product', form: pagePaths.adminProductEdit },
  categories: { noun: 'category', form: pagePaths.adminCategoryEdit },
  gallery: { noun: 'gallery item', form: pagePaths.adminGalleryEdit },
  'product-groups': { noun: 'product group', form: pagePaths.adminProductGroupEdit },
  synonyms: { noun: 'set', form: pagePaths.adminSynonymEdit },
  orders: { noun: 'order', form: pagePaths.adminOrderEdit },
} as const

export type RecordCollection = keyof typeof recordKinds

export function isRecordCollection(kind: string): kind is RecordCollection {
  return Object.hasOwn(recordKinds, kind)
}

/** The page of a record's history. */
export function historyAddress(kind: RecordCollection, id: string, page = 1): string {
  const address = fillPath(pagePaths.adminRecordHistory, { kind, id })
  return page === 1 ? address : `${address}?page=${page}`
}
