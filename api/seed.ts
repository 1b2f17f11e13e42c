import { availableParallelism } from 'node:os'
import { type CategoryFormInput, categoryCreateSchema } from '../contract/categories/category.ts'
import {
  type ProductGroupInput,
  productGroupCreateSchema,
} from '../contract/product-groups/product-group.ts'
import { type ProductFormInput, productCreateSchema } from '../contract/products/product.ts'
import { type SynonymInput, synonymCreateSchema } from '../contract/search/synonym.ts'
import type { SavedSettings } from '../contract/settings/settings.ts'
import { findMeta, seededKey, setMeta } from './db/meta.ts'
import type { Database } from './db/schema.ts'
import { categoryRecord } from './features/categories/record.ts'
import { categoryRepository } from './features/categories/repository.ts'
import { galleryRecord } from './features/gallery/record.ts'
import { galleryRepository } from './features/gallery/repository.ts'
import { productGroupRecord } from './features/product-groups/record.ts'
import { productGroupRepository } from './features/product-groups/repository.ts'
import { productRecord } from './features/products/record.ts'
import { settingsRepository } from './features/settings/repository.ts'
import { synonymRecord } from './features/synonyms/record.ts'
import { insertRecord } from './http/record-handlers.ts'
import type { DerivedPicture } from './images/derived-picture.ts'
import type { Images } from './images/images.ts'
import { systemAuthor } from './shared/author.ts'
import { listSynonyms } from './shared/synonyms.ts'

/** Records that name each other by key, each with its picture; parents come before their children. */
export type SeedCatalogue = {
  categories: (SeedRecord & CategoryFormInput)[]
  groups: ({ key: string } & ProductGroupInput)[]
  products: (SeedRecord & ProductFormInput)[]
  gallery: (SeedRecord & SeedGalleryItem)[]
  synonyms: SynonymInput[]
  settings?: SavedSettings
}

/** The picture is a WebP. */
type SeedRecord = { key: string; picture(): Promise<Uint8Array> }

type SeedGalleryItem = {
  title: string
  description: string
  /** A free text, or keys. */
  category: string | { category: string; subcategory?: string }
  isPopular?: boolean
  order: number
}

/** Called after each picture. */
type Progress = (done: number, total: number) => void

/**
 * Fills an empty database, once in its life, with what `load` brings. All pictures are made first; then their files are
 * stored and all records written in one transaction. A start that is cut off before leaves
 * nothing but files, and the next start does it again.
 */
export async function seedCatalogue(
  { db, images }: { db: Database; images: Images },
  load: () => Promise<SeedCatalogue>,
  progress: Progress,
): Promise<void> {
  if (!(await isUntouched(db))) return
  const catalogue = await load()
  const seeds = [...catalogue.categories, ...catalogue.products, ...catalogue.gallery]
  const pictures = await makePictures(seeds, progress)
  await images.writeWithPictures([...pictures.values()], async (trx) => {
    if (await isUntouched(trx)) {
      await writeRecords(trx, catalogue, (seed) => pictures.get(seed)?.id ?? null)
      await setMeta(trx, seededKey, new Date().toISOString())
    }
    return { value: undefined, released: [] }
  })
}

async function isUntouched(db: Database): Promise<boolean> {
  if (await findMeta(db, seededKey)) return false
  const { total } = await galleryRepository(db).list({ page: 1, limit: 1 })
  const lists = [
    await productGroupRepository(db).listAll(),
    await categoryRepository(db).listAll(),
    await listSynonyms(db),
  ]
  return total + lists.flat().length === 0
}

/** Originals, on every core: somebody waits for the start. They are derived once the site serves. */
async function makePictures(
  seeds: SeedRecord[],
  progress: Progress,
): Promise<Map<SeedRecord, DerivedPicture>> {
  // A decoder takes 20 MB: only a first start needs it here.
  const { wrapOriginal } = await import('./images/derive.ts')
  const pictures = new Map<SeedRecord, DerivedPicture>()
  const waiting = seeds.values()
  const makeNext = async () => {
    for (const seed of waiting) {
      pictures.set(seed, await wrapOriginal(await seed.picture()))
      progress(pictures.size, seeds.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, makeNext))
  return pictures
}

async function writeRecords(
  trx: Database,
  { categories, groups, products, gallery, synonyms, settings }: SeedCatalogue,
  imageOf: (seed: SeedRecord) => string | null,
): Promise<void> {
  const ids = new Map<string, string>()
  const idOf = (key: string): string => {
    const id = ids.get(key)
    if (!id) throw new Error(`No record with the key ${key} comes before`)
    return id
  }
  const write = (seed: SeedRecord) => ({ author: systemAuthor, imageId: imageOf(seed) })

  for (const seed of categories) {
    const fields = { ...seed, parent: seed.parent && idOf(seed.parent) }
    const row = await insertRecord(
      trx,
      categoryRecord,
      categoryCreateSchema.parse(fields),
      write(seed),
    )
    ids.set(seed.key, row.id)
  }
  const unpictured = { author: systemAuthor, imageId: null }
  for (const seed of groups) {
    const body = productGroupCreateSchema.parse(seed)
    const row = await insertRecord(trx, productGroupRecord, body, unpictured)
    ids.set(groupKey(seed.key), row.id)
  }
  // The last one written is the newest, and newest come first.
  for (const seed of products.toReversed()) {
    const { category, subcategory, group } = seed
    const fields = {
      ...seed,
      category: idOf(category),
      subcategory: subcategory && idOf(subcategory),
      group: group && idOf(groupKey(group)),
    }
    await insertRecord(trx, productRecord, productCreateSchema.parse(fields), write(seed))
  }
  for (const seed of gallery) {
    const { category, title, description, order, isPopular = false } = seed
    const reference =
      typeof category === 'string'
        ? { text: category }
        : {
            category: idOf(category.category),
            subcategory: category.subcategory && idOf(category.subcategory),
          }
    const change = { title, description, order, isPopular, ...reference }
    await insertRecord(trx, galleryRecord, change, write(seed))
  }
  for (const seed of synonyms)
    await insertRecord(trx, synonymRecord, synonymCreateSchema.parse(seed), unpictured)
  if (settings) {
    const versions = settingsRepository(trx)
    await versions.insert(await versions.current(), settings, systemAuthor)
  }
}

/** A group may have the key of a category. */
function groupKey(key: string): string {
  return `group ${key}`
}
