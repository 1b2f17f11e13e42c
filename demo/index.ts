import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SynonymInput } from '../contract/search/synonym.ts'
import type { SavedSettings } from '../contract/settings/settings.ts'
import { categories } from './categories.ts'
import { gallery } from './gallery.ts'
import { groups } from './groups.ts'
import { products } from './products/index.ts'
import type { CategoryRecord, GalleryRecord, ProductGroupRecord, ProductRecord } from './records.ts'
import { settings } from './settings.ts'
import { synonyms } from './synonyms.ts'

/** A record and its picture: a file in `pictures/`. */
export type WithPicture<T> = T & { picture(): Promise<Buffer> }

/**
 * What an empty shop is filled with. Main categories come before their subcategories, and every
 * category before what refers to it by key.
 */
export const demoCatalogue: {
  categories: WithPicture<CategoryRecord>[]
  groups: ProductGroupRecord[]
  products: WithPicture<ProductRecord>[]
  gallery: WithPicture<GalleryRecord>[]
  synonyms: SynonymInput[]
  settings: SavedSettings
} = {
  categories: withPictures('categories', categories),
  groups,
  products: withPictures('products', products),
  gallery: withPictures('gallery', gallery),
  synonyms,
  settings,
}

function withPictures<T extends { key: string }>(noun: string, records: T[]): WithPicture<T>[] {
  const folder = join(import.meta.dirname, 'pictures', noun)
  return records.map((record) => ({
    ...record,
    picture: () => readFile(join(folder, `${record.key}.webp`)),
  }))
}

export type { CategoryRecord, GalleryRecord, ProductRecord }
