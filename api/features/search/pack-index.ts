import { type Measure, measureKey, readMeasures } from '../../../contract/packs/measures.ts'
import type { Pack } from '../../../contract/prices/unit-price.ts'
import type { Product } from '../../../contract/products/product.ts'
import { type MatchSet, matchBits } from './match-set.ts'

/** Products that are packs of each amount, or whose name mentions one. */
export class PackIndex {
  readonly #products = new Map<string, Set<number>>()

  replace(number: number, before: Product | undefined, after: Product | undefined): void {
    for (const key of packKeysOf(before)) {
      const products = this.#products.get(key)
      products?.delete(number)
      if (products?.size === 0) this.#products.delete(key)
    }
    for (const key of packKeysOf(after)) {
      const products = this.#products.get(key)
      if (products) products.add(number)
      else this.#products.set(key, new Set([number]))
    }
  }

  /** Adds matches as if the pack were in the name, so that the other words decide a product's rank. */
  addTo(matches: MatchSet, key: string): void {
    for (const product of this.#products.get(key) ?? []) matches[product] = matchBits(true, true)
  }
}

/** Key of a requested pack: of one piece, or of several. */
export function packKey({ packCount, ...piece }: Measure): string | null {
  const key = measureKey(piece)
  return key && packCount > 1 ? `${packCount} × ${key}` : key
}

/** Keys of a product: of one piece of its pack, of the whole pack, and of amounts in its names. */
function packKeysOf(product: Product | undefined): Set<string> {
  if (!product) return new Set()
  const { packAmount, size = '', group, category, subcategory } = product
  const named = [product, group, subcategory, category]
  const names = named.map((record) => `${record?.name ?? ''}\n${record?.nameTa ?? ''}`).join('\n')
  const packs: Pack[] = packAmount === undefined ? readMeasures(size) : [product]
  const all = [...packs, ...readMeasures(names)].flatMap(keysOf)
  return new Set(all)
}

function keysOf({ packAmount, packUnit, packCount = 1 }: Pack): string[] {
  if (packAmount === undefined || packUnit === undefined) return []
  const piece = { packAmount, packUnit }
  const keys = [packKey({ ...piece, packCount: 1 }), packKey({ ...piece, packCount })]
  return [...keys, measureKey({ ...piece, packCount })].filter((key) => key !== null)
}
