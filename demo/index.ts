import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SynonymInput } from '../contract/search/synonym.ts'
import type { SavedSettings } from '../contract/settings/settings.ts'
import type { ShopDetails } from '../contract/settings/shop-details.ts'
import { categories } from './categories.ts'
import { counts } from './counts.ts'
import { gallery } from './gallery.ts'
import { groups } from './groups.ts'
import { products } from './products/index.ts'
import type {
  CategoryRecord,
  CountRecord,
  FurtherPicture,
  GalleryRecord,
  ProductGroupRecord,
  ProductRecord,
} from './records.ts'
import { settings } from './settings.ts'
import { shop } from './shop.ts'
import { sitePictures } from './site-pictures.ts'
import { synonyms } from './synonyms.ts'

/** A record and its picture: a file in `pictures/`. */
export type WithPicture<T> = T & { picture(): Promise<Buffer> }

type Product = WithPicture<ProductRecord> & { extraPictures: WithPicture<FurtherPicture>[] }

/**
 * Content of an empty shop. Main categories come before their subcategories, and every category before
 * records that refer to it by key.
 */
export const demoRecords: {
  categories: WithPicture<CategoryRecord>[]
  groups: ProductGroupRecord[]
  products: Product[]
  gallery: WithPicture<GalleryRecord>[]
  synonyms: SynonymInput[]
  settings: SavedSettings
  shop: ShopDetails
  sitePictures: typeof sitePictures
  counts: CountRecord[]
} = {
  categories: withPictures('categories', categories),
  groups,
  products: withPictures('products', products).map((product) => ({
    ...product,
    extraPictures: (product.extraPictures ?? []).map((picture) =>
      withPicture(picture, picture.file),
    ),
  })),
  gallery: withPictures('gallery', gallery),
  synonyms,
  settings,
  shop,
  sitePictures,
  counts,
}

function withPictures<T extends { key: string }>(noun: string, records: T[]): WithPicture<T>[] {
  return records.map((record) => withPicture(record, join(noun, record.key)))
}

function withPicture<T>(record: T, file: string): WithPicture<T> {
  const path = join(import.meta.dirname, 'pictures', `${file}.webp`)
  return { ...record, picture: () => readFile(path) }
}

export type { CategoryRecord, GalleryRecord }
