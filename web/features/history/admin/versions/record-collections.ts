import { fillPath, pagePaths } from '../../../../../contract/paths.ts'

/** The kinds of record that have versions, by their collection in the API. */
export const recordCollections = {
  products: { noun: 'product', form: pagePaths.adminProductEdit },
  categories: { noun: 'category', form: pagePaths.adminCategoryEdit },
  gallery: { noun: 'gallery item', form: pagePaths.adminGalleryEdit },
  'product-groups': { noun: 'product group', form: pagePaths.adminProductGroupEdit },
  synonyms: { noun: 'set', form: pagePaths.adminSynonymEdit },
  orders: { noun: 'order', form: pagePaths.adminOrderEdit },
} as const

export type RecordCollection = keyof typeof recordCollections

export function isRecordCollection(kind: string): kind is RecordCollection {
  return Object.hasOwn(recordCollections, kind)
}

/** The page of a record's versions. */
export function versionsAddress(kind: RecordCollection, id: string, page = 1): string {
  const address = fillPath(pagePaths.adminRecordVersions, { kind, id })
  return page === 1 ? address : `${address}?page=${page}`
}
