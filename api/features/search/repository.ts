import type { Synonym } from '../../../contract/search/synonym.ts'
import type { ProductRow } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { findImagesOf } from '../../images/repository.ts'
import { turnsBetween } from '../../records/visibility.ts'
import { presentProduct } from '../products/presenter.ts'
import { selectProducts } from '../products/repository.ts'
import type { LoadedProduct } from './indexed-product.ts'
import {
  type ChangeCursor,
  listProductChanges,
  type ProductChanges,
  readChangeCursor,
} from './product-changes-repository.ts'
import { listSynonyms } from './synonyms/repository.ts'

/** Changes since a state of the database. */
type PendingChanges = {
  until: IndexState
  /** All synonym sets, if everything must be loaded, which is also so when one of them changes. */
  synonyms: Synonym[] | null
  /** The products that changed. */
  numbers: number[]
  /** Changed products, if they are few; undefined for a deleted one. */
  products: Map<number, LoadedProduct | undefined> | null
}

/** State of the database, and the day in India when it was read. */
export type IndexState = { cursor: ChangeCursor; day: string }

/** Reads the changes since a state, with the products if there are at most `few`. Needs a snapshot. */
export async function readPendingChanges(
  db: Database,
  since: IndexState | null,
  { today, batchSize }: { today: string; batchSize: number },
): Promise<PendingChanges> {
  const until = { cursor: await readChangeCursor(db), day: today }
  const changes = since && (await listProductChanges(db, since.cursor, until.cursor))
  if (!changes || changes.synonyms.length > 0)
    return { until, synonyms: await listSynonyms(db), numbers: [], products: null }
  const turned = since.day === today ? [] : await findTurnedProducts(db, since.day, today)
  const changed = await findChangedProducts(db, changes)
  const numbers = [...new Set([...changed, ...turned])]
  const products = numbers.length <= batchSize ? await readProducts(db, numbers) : null
  return { until, synonyms: null, numbers, products }
}

/** Reads products in the order of their numbers, starting after one of them. */
export async function readProductsAfter(
  db: Database,
  last: number,
  limit: number,
): Promise<LoadedProduct[]> {
  const rows = await selectProducts(db)
    .where('p.number', '>', last)
    .orderBy('p.number')
    .limit(limit)
    .execute()
  return present(db, rows)
}

/** Reads products by number; undefined for a missing one. */
export async function readProducts(
  db: Database,
  numbers: number[],
): Promise<Map<number, LoadedProduct | undefined>> {
  const products = new Map<number, LoadedProduct | undefined>(
    numbers.map((number) => [number, undefined]),
  )
  if (numbers.length === 0) return products
  const rows = await selectProducts(db).where('p.number', 'in', numbers).execute()
  for (const loaded of await present(db, rows)) products.set(loaded.row.number, loaded)
  return products
}

/** Numbers of all products affected by some changes. */
async function findChangedProducts(
  db: Database,
  { products, categories, groups, images }: ProductChanges,
): Promise<number[]> {
  const numbers = new Set(products)
  if (categories.length + groups.length + images.length > 0) {
    const rows = await db
      .selectFrom('products')
      .select('number')
      .where((e) =>
        e.or([
          e('category_id', 'in', [...categories, '']),
          e('subcategory_id', 'in', [...categories, '']),
          e('group_id', 'in', [...groups, '']),
          e('image_id', 'in', [...images, '']),
        ]),
      )
      .execute()
    for (const { number } of rows) numbers.add(number)
  }
  return [...numbers]
}

/** Numbers of products whose visibility differs between two days, through their own dates or their category's. */
async function findTurnedProducts(db: Database, day: string, otherDay: string): Promise<number[]> {
  const categories = db
    .selectFrom('categories as c')
    .select('c.id')
    .where(turnsBetween('c', day, otherDay))
  const rows = await db
    .selectFrom('products as p')
    .select('p.number')
    .where((e) =>
      e.or([
        turnsBetween('p', day, otherDay),
        e('p.category_id', 'in', categories),
        e('p.subcategory_id', 'in', categories),
      ]),
    )
    .execute()
  return rows.map(({ number }) => number)
}

async function present(db: Database, rows: ProductRow[]): Promise<LoadedProduct[]> {
  const imageOf = await findImagesOf(db, rows)
  return rows.map((row) => ({ row, product: presentProduct(row, imageOf(row)) }))
}
