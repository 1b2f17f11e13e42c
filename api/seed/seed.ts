import { availableParallelism } from 'node:os'
import { type CategoryFormInput, categoryCreateSchema } from '../../contract/categories/category.ts'
import { type ProductGroupInput, productGroupCreateSchema } from '../../contract/groups/group.ts'
import { indiaDate } from '../../contract/india-time.ts'
import type { SearchOutcome } from '../../contract/insight/count-kinds.ts'
import type { ProductPictureCreate } from '../../contract/pictures/picture.ts'
import { type ProductFormInput, productCreateSchema } from '../../contract/products/product.ts'
import { type SynonymInput, synonymCreateSchema } from '../../contract/search/synonym.ts'
import type { SavedSettings } from '../../contract/settings/settings.ts'
import type { ShopDetails } from '../../contract/settings/shop-details.ts'
import { demoDetailsKey, findMeta, seededKey, setMeta } from '../db/meta.ts'
import type { CountedKind, Database } from '../db/schema.ts'
import { categoryRepository } from '../features/categories/repository.ts'
import { toCategoryColumns } from '../features/categories/save.ts'
import { galleryRepository } from '../features/gallery/repository.ts'
import type { GalleryChange } from '../features/gallery/rules.ts'
import { toGalleryColumns } from '../features/gallery/save.ts'
import { productGroupRepository } from '../features/groups/repository.ts'
import { toGroupColumns } from '../features/groups/rules.ts'
import { hashWords } from '../features/insight/counted.ts'
import { insertDemoCounts } from '../features/insight/daily-counts-repository.ts'
import { replaceExtraPictures } from '../features/pictures/repository.ts'
import { createPicture } from '../features/pictures/rules.ts'
import { productRepository } from '../features/products/repository.ts'
import { toProductColumns } from '../features/products/save.ts'
import { listSynonyms, synonymRepository } from '../features/search/synonyms/repository.ts'
import { toSynonymColumns } from '../features/search/synonyms/rules.ts'
import { settingsRepository } from '../features/settings/repository.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'
import type { DerivedImage } from '../images/derived-image.ts'
import type { Images } from '../images/images.ts'
import { systemAuthor } from '../records/author.ts'
import { fillSlots, readSitePictures, type SeedSitePicture } from './seed-site-pictures.ts'

/** Records that refer to each other by key, each with its picture; parents come before their children. */
export type SeedRecords = {
  categories: (SeedRecord & CategoryFormInput)[]
  groups: ({ key: string } & ProductGroupInput)[]
  products: (SeedRecord & ProductFormInput & { extraPictures?: SeedPicture[] })[]
  gallery: (SeedRecord & SeedGalleryItem)[]
  synonyms: SynonymInput[]
  settings?: SavedSettings
  /** The shop's facts, used if no variable sets them. */
  shop?: ShopDetails
  sitePictures?: SeedSitePicture[]
  /** Made-up counts, which a site labels as such. */
  counts?: SeedCount[]
}

/** The picture is a WebP. */
type Pictured = { picture(): Promise<Uint8Array> }
type SeedRecord = Pictured & { key: string }
/** An extra picture of a product. */
type SeedPicture = Pictured & ProductPictureCreate

/** A count of the demo; `product` is a key. */
type SeedCount = {
  daysAgo: number
  kind: Exclude<CountedKind, 'category' | 'demo'>
  times: number
  product?: string
  page?: string
  words?: string
  found?: number
  how?: SearchOutcome
}

type SeedGalleryItem = {
  title: string
  titleTa?: string
  description: string
  descriptionTa?: string
  /** Free text, or keys. */
  category: string | { category: string; subcategory?: string }
  isPopular?: boolean
  order: number
}

/**
 * Fills an empty database once in its life with the content from `load`: stores the pictures' files, then writes
 * all records in one transaction. An interrupted start leaves only files behind, and the next start tries again.
 */
export async function seedRecords(
  { db, images }: { db: Database; images: Images },
  load: () => Promise<SeedRecords>,
): Promise<void> {
  if (!(await isUntouched(db))) return
  const catalogue = await load()
  const { categories, products, gallery } = catalogue
  const extraPictures = products.flatMap((seed) => seed.extraPictures ?? [])
  const seeds = [...categories, ...products, ...extraPictures, ...gallery]
  const pictures = await readPictures(seeds)
  const sitePictures = await readSitePictures(catalogue.sitePictures ?? [])
  const all = [...pictures.values(), ...sitePictures.map(({ picture }) => picture)]
  await images.writeWithImages(all, async (trx) => {
    if (await isUntouched(trx)) {
      await writeRecords(trx, catalogue, (seed) => pictures.get(seed)?.id ?? null)
      await fillSlots(trx, sitePictures)
      await setMeta(trx, seededKey, new Date().toISOString())
    }
    return { value: undefined, released: [] }
  })
}

/** True if the catalogue is empty and never was a demo. */
export async function isUntouched(db: Database): Promise<boolean> {
  if (await findMeta(db, seededKey)) return false
  const { total } = await galleryRepository(db).list({ page: 1, limit: 1 })
  const lists = [
    await productGroupRepository(db).listAll(),
    await categoryRepository(db).listAll(),
    await listSynonyms(db),
  ]
  return total + lists.flat().length === 0
}

/** Reads originals on every core, because somebody waits for the start. They are derived once the site serves. */
async function readPictures(seeds: Pictured[]): Promise<Map<Pictured, DerivedImage>> {
  // Imported here because a decoder takes 20 MB and only a first start needs it.
  const { wrapOriginal } = await import('../images/derive.ts')
  const pictures = new Map<Pictured, DerivedImage>()
  await forEachAtOnce(seeds, availableParallelism(), async (seed) => {
    pictures.set(seed, await wrapOriginal(await seed.picture()))
  })
  return pictures
}

async function writeRecords(
  trx: Database,
  { categories, groups, products, gallery, synonyms, settings, shop, counts = [] }: SeedRecords,
  imageOf: (seed: Pictured) => string | null,
): Promise<void> {
  const ids = new Map<string, string>()
  const idOf = (key: string): string => {
    const id = ids.get(key)
    if (!id) throw new Error(`No record with the key ${key} comes before`)
    return id
  }
  for (const seed of categories) {
    const fields = { ...seed, parent: seed.parent && idOf(seed.parent) }
    const columns = await toCategoryColumns(trx, categoryCreateSchema.parse(fields), null)
    const written = { ...columns, image_id: imageOf(seed) }
    const { id } = await categoryRepository(trx).insert(written, systemAuthor)
    ids.set(seed.key, id)
  }
  for (const seed of groups) {
    const columns = toGroupColumns(productGroupCreateSchema.parse(seed))
    const { id } = await productGroupRepository(trx).insert(columns, systemAuthor)
    ids.set(groupKey(seed.key), id)
  }
  // Lists show the newest first, so the first one is written last.
  for (const seed of products.toReversed()) {
    const { category, subcategory, group } = seed
    const fields = {
      ...seed,
      category: idOf(category),
      subcategory: subcategory && idOf(subcategory),
      group: group && idOf(groupKey(group)),
    }
    const columns = await toProductColumns(trx, productCreateSchema.parse(fields), null)
    const written = { ...columns, image_id: imageOf(seed) }
    const { id } = await productRepository(trx).insert(written, systemAuthor)
    const extraPictures = (seed.extraPictures ?? []).map((picture) =>
      createPicture(imageOf(picture) ?? '', picture),
    )
    await replaceExtraPictures(trx, id, extraPictures)
    ids.set(productKey(seed.key), id)
  }
  for (const seed of gallery) {
    const written = {
      ...(await toGalleryColumns(trx, toGalleryChange(seed, idOf), null)),
      image_id: imageOf(seed),
    }
    await galleryRepository(trx).insert(written, systemAuthor)
  }
  for (const seed of synonyms) {
    const columns = toSynonymColumns(synonymCreateSchema.parse(seed))
    await synonymRepository(trx).insert(columns, systemAuthor)
  }
  if (shop) await setMeta(trx, demoDetailsKey, JSON.stringify(shop))
  if (settings) {
    const versions = settingsRepository(trx)
    await versions.insert(await versions.current(), settings, systemAuthor)
  }
  const now = Date.now()
  const toRow = ({ daysAgo, kind, times, product, page, words, found, how }: SeedCount) => ({
    day: indiaDate(now, -daysAgo),
    kind,
    subject: product ? idOf(productKey(product)) : words ? hashWords(words) : (page ?? ''),
    times,
    words: words ?? null,
    found: found ?? null,
    how: how ?? null,
  })
  await insertDemoCounts(trx, counts.map(toRow))
}

function toGalleryChange(
  {
    title,
    titleTa,
    description,
    descriptionTa,
    category,
    isPopular = false,
    order,
  }: SeedGalleryItem,
  idOf: (key: string) => string,
): GalleryChange {
  const change: GalleryChange = { title, titleTa, description, descriptionTa, isPopular, order }
  if (typeof category === 'string') return { ...change, categoryText: category }
  const { category: main, subcategory } = category
  return { ...change, category: idOf(main), subcategory: subcategory && idOf(subcategory) }
}

/** A product may have the key of a category, too. */
function productKey(key: string): string {
  return `product ${key}`
}

/** A group may have the key of a category. */
function groupKey(key: string): string {
  return `group ${key}`
}
