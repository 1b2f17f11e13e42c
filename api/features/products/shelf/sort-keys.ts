import type { ProductRow } from '../../../db/product-row.ts'
import { type SortColumn, sorts } from '../list-repository.ts'

type TextColumn = 'id' | 'name_key'
type Figure = Exclude<SortColumn, TextColumn>

/** What of a product it is sorted by, without texts. */
export type KeyRow = Pick<ProductRow, 'number' | Figure>

/** Tells the texts that a product is sorted by. */
export type SortTexts = { [column in TextColumn]: (number: number) => string }

export function keysOf(row: ProductRow): KeyRow {
  const { number, featured, updated_at, created_at, price } = row
  return { number, featured, updated_at, created_at, price }
}

/** The orders that lists can have, by name; some are read from both ends. */
export const orders = new Map(Object.values(sorts).map(({ columns }) => [columns.join(), columns]))

/** What products are sorted by, each column by number: numbers in a row are compared soonest, and take least. */
export class SortKeys {
  readonly #texts: SortTexts
  readonly #figures: { [column in Figure]: ProductRow[column][] } = {
    featured: [],
    updated_at: [],
    created_at: [],
    price: [],
  }

  constructor(texts: SortTexts) {
    this.#texts = texts
  }

  get prices(): readonly number[] {
    return this.#figures.price
  }

  set({ number, featured, updated_at, created_at, price }: KeyRow): void {
    const figures = this.#figures
    figures.featured[number] = featured
    figures.updated_at[number] = updated_at
    figures.created_at[number] = created_at
    figures.price[number] = price
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
      const textOf = this.#texts[column]
      return (a, b) => compareTexts(textOf(a), textOf(b))
    }
    const figures = this.#figures[column]
    return (a, b) => (figures[a] ?? 0) - (figures[b] ?? 0)
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
