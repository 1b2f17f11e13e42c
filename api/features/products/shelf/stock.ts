import { fold } from '../../../db/fold.ts'
import type { Database } from '../../../db/schema.ts'
import { snapshot } from '../../../db/transaction.ts'
import { type PackedPieces, packPieces } from '../piece.ts'
import { shelfRepository } from './shelf-repository.ts'
import { type KeyRow, keysOf, orders, SortKeys } from './sort-keys.ts'
import { type NumberedTerms, TermNumbers } from './term-numbers.ts'

/** Products ready to be put up, or all of them in one order. */
export type Stock =
  | { keys: KeyRow[]; pieces: PackedPieces; terms: NumberedTerms }
  | { order: string; numbers: Int32Array<ArrayBuffer> }

/** Makes all products ready for a shelf, so many at a time, and then their orders. */
export async function* makeStock(db: Database, batch: number): AsyncGenerator<Stock> {
  const ids: string[] = []
  const names: string[] = []
  const allKeys = new SortKeys({
    id: (number) => ids[number] ?? '',
    name_key: (number) => names[number] ?? '',
  })
  const numbers: number[] = []
  const terms = new TermNumbers()
  for (;;) {
    const last = numbers.at(-1) ?? -1
    const products = await snapshot(db, (trx) => shelfRepository(trx).readOn(last, batch))
    if (products.length === 0) break
    const rows = products.map(({ row }) => row)
    const keys = rows.map(keysOf)
    for (const [at, key] of keys.entries()) {
      allKeys.set(key)
      ids[key.number] = rows[at]?.id ?? ''
      // As the shelf will fold it: an order made by another way of that would be searched in vain.
      names[key.number] = fold(rows[at]?.name ?? '')
      numbers.push(key.number)
    }
    yield { keys, pieces: packPieces(products.map(({ piece }) => piece)), terms: terms.tell(rows) }
  }
  for (const [order, columns] of orders)
    yield { order, numbers: Int32Array.from(numbers).sort(allKeys.compareBy(columns)) }
}
