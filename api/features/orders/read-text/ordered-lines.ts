import { orderLimits } from '../../../../contract/orders/messages.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import type { AskedCatalogue } from './asked-catalogue.ts'
import { isTotal } from './line-words.ts'
import type { LinkedOrder } from './linked-order.ts'
import { toLine } from './order-line.ts'
import { type FreeLine, readFreeLine } from './read-free-line.ts'
import { type LineText, readLine } from './read-line.ts'
import { isProduct, splitAtNames, splitLine } from './split-line.ts'

/** The lines of an order, gathered while its message is read. */
export class OrderedLines {
  readonly #catalogue: AskedCatalogue
  readonly #link: LinkedOrder
  #lines: FreeLine[] = []
  /** Product words that the free text named last. */
  #lastWords: string[] = []

  constructor(catalogue: AskedCatalogue, link: LinkedOrder) {
    this.#catalogue = catalogue
    this.#link = link
  }

  /** The ids of the products that the lines name. */
  get products(): string[] {
    return this.#lines.flatMap(({ product }) => product?._id ?? [])
  }

  add(line: FreeLine): void {
    this.#lines.push(line)
  }

  clear(): void {
    this.#lines = []
  }

  /** What a text orders, without adding it. Beside a link nothing is sure that is said in other words. */
  readText(said: string): FreeLine {
    const line = readFreeLine(this.#catalogue, said)
    return this.#link.isThere ? { ...line, sure: false } : line
  }

  /** Adds each product of a text. */
  addText(said: string): void {
    for (const part of splitLine(said)) {
      const named = splitAtNames(part)
      for (const name of named) if (!isTotal(name)) this.#addPart(name, named.length === 1)
    }
  }

  /** Adds what stands after a total: `Total 3 bottles: 2 coconut 1 L, 1 castor`. */
  addBehindTotal(said: string): void {
    const parts = splitLine(said.slice(said.indexOf(':') + 1))
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

  /** Adds a part of a text, never sure where it was parted by a guess. */
  #addPart(said: string, isWhole: boolean): void {
    // Lines beyond the most are counted alone: each takes several searches.
    if (this.#lines.length >= orderLimits.readLines) {
      if (isProduct(said)) this.add(toLine(said, null))
      return
    }
    const line = this.readText(said)
    if (line.open?.words.length === 0 && this.#addToLast(said, line.open)) return
    this.add({ ...line, sure: line.sure && isWhole })
    this.#lastWords = readLine(said).words
  }

  /** Takes a size or a number without a name as one of the product before it; false where it is of none. */
  #addToLast(said: string, open: LineText): boolean {
    if (!open.measure && open.quantity === undefined) return true
    const last = this.#lines.at(-1)
    // On a line of its own it belongs to the name above it.
    if (last?.open && canTake(last.open, open)) {
      const joined = this.readText(`${last.text} ${said}`)
      this.#lines[this.#lines.length - 1] = {
        ...joined,
        text: `${last.text}\n${said}`,
        sure: false,
      }
      return true
    }
    // Another size of what was named before: `1 L - 2, 500 ml - 1`.
    if (!open.measure || this.#lastWords.length === 0) return false
    this.add({
      ...this.readText(`${this.#lastWords.join(' ')} ${said}`),
      text: said,
      sure: false,
    })
    return true
  }
}

/** True if a line lacks what the next one says without a name. */
function canTake(line: LineText, next: LineText): boolean {
  return (
    line.words.length > 0 &&
    !(line.measure && next.measure) &&
    !(line.quantity !== undefined && next.quantity !== undefined)
  )
}
