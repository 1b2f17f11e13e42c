import type { ProductRow } from '../../../db/product-row.ts'
import { type SortColumn, sorts } from '../list-repository.ts'

export type KeyRow = Pick<ProductRow, 'number' | SortColumn>

export function keysOf(row: ProductRow): KeyRow {
  const { number, id, featured, updated_at, created_at, price, name_key } = row
  return { number, id, featured, updated_at, created_at, price, name_key }
}

/** The orders that lists can have, by name; some are read from both ends. */
export const orders = new Map(Object.values(sorts).map(({ columns }) => [columns.join(), columns]))

/** What products are sorted by, each column by number: numbers in a row are compared soonest, and take least. */
export class SortKeys {
  readonly #columns: { [column in SortColumn]: ProductRow[column][] } = {
    id: [],
    featured: [],
    updated_at: [],
    created_at: [],
    price: [],
    name_key: [],
  }

  get prices(): readonly number[] {
    return this.#columns.price
  }

  set({ number, id, featured, updated_at, created_at, price, name_key }: KeyRow): void {
    const columns = this.#columns
    columns.id[number] = id
    columns.featured[number] = featured
    columns.updated_at[number] = updated_at
    columns.created_at[number] = created_at
    columns.price[number] = price
    columns.name_key[number] = name_key
  }

  /** How the products of two numbers stand to each other. */
  compareBy(columns: SortColumn[]): (a: number, b: number) => number {
    const [first = none, second = none, third = none] = columns.map((column) =>
      this.#compareIn(column),
    )
    return (a, b) => first(a, b) || second(a, b) || third(a, b)
  }

  #compareIn(column: SortColumn): (a: number, b: number) => number {
    if (column === 'id' || column === 'name_key') {
      const texts = this.#columns[column]
      return (a, b) => compareTexts(texts[a] ?? '', texts[b] ?? '')
    }
    const numbers = this.#columns[column]
    return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)
  }
}

const none = () => 0

/** By code point, as the databases do; JavaScript itself compares by halves of them. */
function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left !== right) return rankOf(left) - rankOf(right)
  }
  return a.length - b.length
}

/** Halves of characters beyond the first plane come after all others. */
function rankOf(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
