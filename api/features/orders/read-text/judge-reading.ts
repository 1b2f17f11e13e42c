import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadOrderLine } from '../../../../contract/orders/order-text.ts'

/** An expected order line in a `*-messages.txt` file; the head of `family-messages.txt` explains the format. */
type ExpectedLine = {
  quantities: (number | null)[] | 'any'
  products: string[]
  /** Marks a guess, which must not be sure. */
  isGuess: boolean
  /** Allows the line to be missing, because it is a question or a refusal. */
  mayBeMissing: boolean
}
export type Message = { text: string; lines: ExpectedLine[][] }
/** A line as read, with the key of its product. */
type ReadLine = Pick<ReadOrderLine, 'text' | 'quantity' | 'sure'> & { key: string | null }
export type Verdict = { lines: number; wrong: string[]; unmarked: string[] }

/** Reads the messages of a file, with the alternatives of each expected line. */
export function readMessages(file: string): Message[] {
  const blocks = readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/^#.*$/gm, '')
    .split('\n----\n')
  return blocks
    .filter((block) => block.includes('=>'))
    .map((block) => {
      const lines = block.split('\n')
      return {
        text: lines
          .filter((line) => !line.startsWith('=>'))
          .join('\n')
          .trim(),
        lines: lines
          .filter((line) => line.startsWith('=>'))
          .map((line) => line.slice(2).split(' or ').map(readExpected)),
      }
    })
}

function readExpected(line: string): ExpectedLine {
  const [quantities = '', products = '', mark] = line.trim().split(/\s+/)
  return {
    quantities: quantities.startsWith('*')
      ? 'any'
      : quantities.split('/').map((quantity) => (quantity === '-' ? null : Number(quantity))),
    products: products.split('|'),
    isGuess: mark === '?' || mark === 'maybe',
    mayBeMissing: mark === 'maybe',
  }
}

/**
 * Compares the lines read with those expected; each expected line takes the first remaining one that fits. Counts
 * a line that is sure but should not be as unmarked.
 */
export function judgeReading({ text, lines }: Message, read: ReadLine[]): Verdict {
  const left = [...read]
  const verdict: Verdict = { lines: 0, wrong: [], unmarked: [] }
  for (const ways of lines) {
    const isOptional = ways.every((way) => way.mayBeMissing)
    const index = left.findIndex((line) => ways.some((way) => fits(way, line)))
    const line = left[index]
    if (index >= 0) left.splice(index, 1)
    if (isOptional && !line) continue
    verdict.lines++
    if (!line) verdict.wrong.push(`${say(text)}: lacks ${JSON.stringify(ways)}`)
    else if (line.sure && ways.every((way) => !fits(way, line) || way.isGuess))
      verdict.unmarked.push(`${say(text)}: sure of ${say(line.text)}`)
  }

  for (const line of left.filter(({ sure }) => sure))
    verdict.unmarked.push(`${say(text)}: sure of ${say(line.text)}, which orders nothing`)
  return verdict
}

function fits({ quantities, products }: ExpectedLine, { key, quantity }: ReadLine): boolean {
  const isProduct = products.some((product) =>
    product.endsWith('-any')
      ? key?.replace(/-[^-]+$/, '') === product.slice(0, -4)
      : (key ?? 'none') === product,
  )
  return isProduct && (quantities === 'any' || quantities.includes(quantity))
}

function say(text: string): string {
  return text.replaceAll('\n', ' / ')
}
