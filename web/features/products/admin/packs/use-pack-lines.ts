import { useState } from 'react'
import type { Product } from '../../../../../contract/products/product.ts'
import {
  type BulkResult,
  findBulkResult,
  runBulk,
  storeBulkResult,
} from '../../../../lists/bulk.ts'
import { changeProduct } from '../update-if-unchanged.ts'
import { checkPack, listPackLines, type PackLine } from './pack-lines.ts'

const resultKey = 'packs'

/** The proposed packs of products, as they are confirmed, changed and saved. */
export function usePackLines(products: Product[]) {
  const [lines, setLines] = useState(() => listPackLines(products))
  const [result, setResult] = useState(() => findBulkResult(resultKey))
  /** Count of finished lines of a save under way. */
  const [finished, setFinished] = useState<number>()

  const update = (changed: PackLine[], change: (line: PackLine) => PackLine | []) => {
    const ids = new Set(changed.map(({ product }) => product._id))
    setLines((now) => now.flatMap((line) => (ids.has(line.product._id) ? change(line) : line)))
  }

  /** Saves each over the product as it was read, and drops it. Returns how many could be saved. */
  const save = async (chosen: PackLine[]): Promise<number> => {
    const { items, ...outcome } = await runBulk(chosen, nameOf, saveLine, setFinished)
    setFinished(undefined)
    update(items, () => [])
    report(outcome)
    return items.length
  }

  const saveLine = async (line: PackLine) => {
    const fields = Object.entries(checkPack(line.values).pack ?? {})
    const texts = Object.fromEntries(fields.map(([name, value]) => [name, String(value ?? '')]))
    const failure = await changeProduct(line.product, texts, (product) =>
      // A second try confirms, because the change has been shown; what has a pack now needs none.
      update([line], (now) => (product.packAmount === undefined ? { ...now, product } : [])),
    )
    update([line], (now) => ({ ...now, failure }))
    return failure
  }

  /** A result that the end of the session hides is stored until the next save. */
  const report = (next: BulkResult) => {
    setResult(next)
    storeBulkResult(resultKey, next.interrupted ? next : undefined)
  }

  return { lines, result, finished, update, save }
}

function nameOf({ product }: PackLine): string {
  return product.name
}
