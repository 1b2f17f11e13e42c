import { renderProductArt } from './art/product-art.ts'
import { renderScene } from './art/scenes/index.ts'
import { renderSignature } from './art/signatures/index.ts'
import { categories } from './categories.ts'
import { gallery } from './gallery.ts'
import { products } from './products/index.ts'
import type { CategoryRecord, GalleryRecord, ProductRecord } from './records.ts'

/** A record and the drawing of its picture: a JPEG, rendered when asked for. */
export type WithPicture<T> = T & { picture(): Promise<Buffer> }

/**
 * What an empty shop is filled with. Main categories come before their subcategories, and every
 * category before what refers to it by key.
 */
export const demoCatalogue: {
  categories: WithPicture<CategoryRecord>[]
  products: WithPicture<ProductRecord>[]
  gallery: WithPicture<GalleryRecord>[]
} = {
  categories: categories.map((record) => ({ ...record, picture: () => renderSignature(record) })),
  products: products.map((record) => ({ ...record, picture: () => renderProductArt(record) })),
  gallery: gallery.map((record) => ({ ...record, picture: () => renderScene(record) })),
}

export type { CategoryRecord, GalleryRecord, ProductRecord }
