import type { Database } from '../../db/schema.ts'
import { findImages, type ImageRow } from '../../images/repository.ts'
import { isPublicCategory, isPublicProduct } from '../../records/visibility.ts'

/** A record's row with the pictures that its card shows. */
type WithPhotos<Row> = Row & { photos: ImageRow[] }

export type CardProduct = WithPhotos<NonNullable<Awaited<ReturnType<typeof findProduct>>>>
export type CardCategory = WithPhotos<
  NonNullable<Awaited<ReturnType<typeof findCategory>>> & Awaited<ReturnType<typeof summarize>>
>

/** Facts for the card of a product; null if the public cannot see it. Needs a snapshot. */
export async function findCardProduct(db: Database, id: string): Promise<CardProduct | null> {
  const product = await findProduct(db, id)
  if (!product) return null
  const images = await findImages(db, [product.image_id])
  return { ...product, photos: [...images.values()] }
}

/** Facts for the card of a category; null if the public cannot see it. Needs a snapshot. */
export async function findCardCategory(
  db: Database,
  id: string,
  maxPhotos: number,
): Promise<CardCategory | null> {
  const category = await findCategory(db, id)
  if (!category) return null
  const ids = [...(await listPhotos(db, id, maxPhotos)), category.image_id]
  const images = await findImages(db, ids)
  const photos = [...new Set(ids)].flatMap((photo) => images.get(photo ?? '') ?? [])
  return { ...category, ...(await summarize(db, id)), photos: photos.slice(0, maxPhotos) }
}

function findProduct(db: Database, id: string) {
  return db
    .selectFrom('products')
    .select(['name', 'name_ta', 'size', 'price', 'original_price', 'image_id'])
    .select(['in_stock', 'few_since', 'back_on', 'lead_days'])
    .select(['pack_amount', 'pack_unit', 'pack_count'])
    .where('id', '=', id)
    .where(isPublicProduct('products'))
    .executeTakeFirst()
}

function findCategory(db: Database, id: string) {
  return db
    .selectFrom('categories')
    .select(['name', 'name_ta', 'image_id'])
    .where('id', '=', id)
    .where(isPublicCategory('categories'))
    .executeTakeFirst()
}

/** Counts the products, and finds the lowest price. */
function summarize(db: Database, category: string) {
  return productsIn(db, category)
    .select((e) => [
      e.fn.countAll<number>().as('products'),
      e.fn.min('price').filterWhere('price', '>', 0).as('lowest'),
    ])
    .executeTakeFirstOrThrow()
}

/** Lists each picture once, in an order that changes of other products do not affect. */
async function listPhotos(db: Database, category: string, limit: number): Promise<string[]> {
  const rows = await productsIn(db, category)
    .select((e) => [
      'image_id',
      e.fn.max('featured').as('featured'),
      e.fn.min('number').as('first'),
    ])
    .where('image_id', 'is not', null)
    .groupBy('image_id')
    .orderBy('featured', 'desc')
    .orderBy('first')
    .limit(limit)
    .execute()
  return rows.flatMap(({ image_id }) => image_id ?? [])
}

function productsIn(db: Database, category: string) {
  return db
    .selectFrom('products')
    .where((e) => e.or([e('category_id', '=', category), e('subcategory_id', '=', category)]))
    .where(isPublicProduct('products'))
}
