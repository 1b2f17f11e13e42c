import { fillPath, pagePaths } from '../../../../../contract/paths.ts'
import type { RecordCollection } from '../../../../../contract/record-kinds.ts'

/** Noun and form of the records of each collection. */
export const recordPages: Record<RecordCollection, { noun: string; form: string }> = {
  products: { noun: 'product', form: pagePaths.adminProductEdit },
  categories: { noun: 'category', form: pagePaths.adminCategoryEdit },
  gallery: { noun: 'gallery item', form: pagePaths.adminGalleryEdit },
  'product-groups': { noun: 'product group', form: pagePaths.adminProductGroupEdit },
  synonyms: { noun: 'set', form: pagePaths.adminSynonymEdit },
  orders: { noun: 'order', form: pagePaths.adminOrderEdit },
}

export function isRecordCollection(kind: string): kind is RecordCollection {
  return Object.hasOwn(recordPages, kind)
}

/** The page of a record's versions. */
export function versionsAddress(kind: RecordCollection, id: string, page = 1): string {
  const address = fillPath(pagePaths.adminRecordVersions, { kind, id })
  return page === 1 ? address : `${address}?page=${page}`
}
