import type { Synonym } from '../../../../contract/search/synonym.ts'
import {
  type ChangeCursor,
  listProductChanges,
  type ProductChanges,
  readChangeCursor,
} from '../../../db/product-changes.ts'
import type { ProductRow } from '../../../db/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import { findImagesOf } from '../../../images/repository.ts'
import { listSynonyms } from '../../../shared/synonyms.ts'
import { presentProduct } from '../presenter.ts'
import { selectProducts } from '../repository.ts'
import type { LoadedProduct } from './catalogue-product.ts'

/** What changed since a state of the database. */
type PendingChanges = {
  until: ChangeCursor
  /** All synonym sets, if everything must be loaded: also where one of them changed. */
  synonyms: Synonym[] | null
  /** The products that changed. */
  numbers: number[]
  /** Those products, if they are few; a number without one was deleted. */
  products: Map<number, LoadedProduct | undefined> | null
}

/** Reads what changed since a state, with the products if they are no more than `few`. Give it a snapshot. */
export async function readPendingChanges(
  db: Database,
  since: ChangeCursor | null,
  few: number,
): Promise<PendingChanges> {
  const until = await readChangeCursor(db)
  const changes = since && (await listProductChanges(db, since, until))
  if (!changes || changes.synonyms.length > 0)
    return { until, synonyms: await listSynonyms(db), numbers: [], products: null }
  const numbers = await findChangedProducts(db, changes)
  const products = numbers.length <= few ? await readProducts(db, numbers) : null
  return { until, synonyms: null, numbers, products }
}

/** Products in the order of their numbers, from after one of them. */
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

/** Products by their numbers; undefined where there is none. */
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

/** The numbers of all products that some changes concern. */
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

async function present(db: Database, rows: ProductRow[]): Promise<LoadedProduct[]> {
  const imageOf = await findImagesOf(db, rows)
  return rows.map((row) => ({ row, product: presentProduct(row, imageOf(row)) }))
}
