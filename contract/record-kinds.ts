/** Kinds of record in the catalogue, by their names in the audit log, the trash and the tags of caches. */
export const catalogueKinds = [
  'product',
  'product-group',
  'category',
  'gallery-item',
  'synonym',
] as const

export type CatalogueKind = (typeof catalogueKinds)[number]

/** Every kind of record that staff create, change, delete and restore one by one, each with its versions. */
export type RecordKind = CatalogueKind | 'order'

/** Names of their collections, in paths of the API and addresses of the admin area. */
export const recordCollections = {
  product: 'products',
  'product-group': 'product-groups',
  category: 'categories',
  'gallery-item': 'gallery',
  synonym: 'synonyms',
  order: 'orders',
} as const satisfies Record<RecordKind, string>

export type RecordCollection = (typeof recordCollections)[RecordKind]
