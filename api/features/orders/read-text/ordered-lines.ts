import { orderLimits } from '../../../../contract/orders/limits.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import { isTotal } from './line-words.ts'
import type { LinkedOrder } from './linked-order.ts'
import { toLine } from './order-line.ts'
import type { ProductFinder } from './product-finder.ts'
import { type FreeLine, readFreeLine } from './read-free-line.ts'
import { type LineText, readLine } from './read-line.ts'
import { isProduct, splitAtNames, splitLine } from './split-line.ts'

/** Gathers the lines of an order while its message is read. */
export class OrderedLines {
  readonly #finder: ProductFinder
  readonly #link: LinkedOrder
  #lines: FreeLine[] = []
  /** Product words of the last product in the free text. */
  #lastWords: string[] = []

  constructor(finder: ProductFinder, link: LinkedOrder) {
    this.#finder = finder
    this.#link = link
  }

  /** Ids of the products in the lines. */
  get products(): string[] {
    return this.#lines.flatMap(({ product }) => product?._id ?? [])
  }

  add(line: FreeLine): void {
    this.#lines.push(line)
  }

  clear(): void {
    this.#lines = []
  }

  /** Reads a text as a line without adding it. In a message with a link, nothing in other words is sure. */
  readText(written: string): FreeLine {
    const line = readFreeLine(this.#finder, written)
    return this.#link.isThere ? { ...line, sure: false } : line
  }

  /** Adds each product in a text. */
  addText(written: string): void {
    for (const part of splitLine(written)) {
      const named = splitAtNames(part)
      for (const name of named) if (!isTotal(name)) this.#addPart(name, named.length === 1)
    }
  }

  /** Adds the products after a total: `Total 3 bottles: 2 coconut 1 L, 1 castor`. */
  addBehindTotal(written: string): void {
    const parts = splitLine(written.slice(written.indexOf(':') + 1))
    if (parts.some((part) => !isTotal(part) && this.readText(part).product))
      for (const part of parts) this.#addPart(part, true)
  }

  toAnswer(): Pick<ReadOrder, 'lines' | 'more'> {
    const shown = this.#lines.filter(({ text }) => text !== '')
    return {
      lines: shown.slice(0, orderLimits.readLines).map(({ open: _, ...line }) => line),
      more: Math.max(0, shown.length - orderLimits.readLines) + this.#link.omitted,
    }
  }

  /** Adds part of a text, which is never sure if the text was split by a guess. */
  #addPart(written: string, isWhole: boolean): void {
    // Lines beyond the limit are only counted, because each takes several searches.
    if (this.#lines.length >= orderLimits.readLines) {
      if (isProduct(written)) this.add(toLine(written, null))
      return
    }
    const line = this.readText(written)
    if (line.open?.words.length === 0 && this.#addToLast(written, line.open)) return
    this.add({ ...line, sure: line.sure && isWhole })
    this.#lastWords = readLine(written).words
  }

  /** Adds a size or number without a name to the product before it; false if it does not fit that. */
  #addToLast(written: string, open: LineText): boolean {
    if (!open.measure && open.quantity === undefined) return true
    const last = this.#lines.at(-1)
    // A size on its own line belongs to the name above it.
    if (last?.open && canTake(last.open, open)) {
      const joined = this.readText(`${last.text} ${written}`)
      this.#lines[this.#lines.length - 1] = {
        ...joined,
        text: `${last.text}\n${written}`,
        sure: false,
      }
      return true
    }
    // Another size of the last named product: `1 L - 2, 500 ml - 1`.
    if (!open.measure || this.#lastWords.length === 0) return false
    this.add({
      ...this.readText(`${this.#lastWords.join(' ')} ${written}`),
      text: written,
      sure: false,
    })
    return true
  }
}

/** True if a line lacks the size or quantity that the next line has without a name. */
function canTake(line: LineText, next: LineText): boolean {
  return (
    line.words.length > 0 &&
    !(line.measure && next.measure) &&
    !(line.quantity !== undefined && next.quantity !== undefined)
  )
}
