import { toThousandths } from '../../../contract/numbers/thousandths.ts'
import { writePack } from '../../../contract/packs/pack-words.ts'
import type {
  MissingGlyphs,
  PriceListCell,
  PriceListRow,
  PriceListSection,
} from '../../../contract/price-list/price-list.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import { contentsOf, type Pack, unitPriceOf } from '../../../contract/prices/unit-price.ts'
import { namesItsSize } from '../../../contract/products/product-names.ts'
import type { ProductStock } from '../../../contract/stock/words.ts'
import type { PriceListFacts } from './drawing/facts.ts'

/** A product for the list; packs in stored form, prices in paise. */
export type ListedProduct = {
  id: string
  name: string
  nameTa: string
  paise: number
  stock: ProductStock
  size: string
  pack: Pack
  group: { id: string; name: string; nameTa: string } | null
  category: { id: string; name: string; nameTa: string }
}

/** Most sizes that fit side by side on paper. */
export const maxColumns = 6

/** A size, and its sort key. */
type Size = { label: string; rank: [unit: number, contents: number] }
/** A row whose cells are not arranged in columns yet. */
type Line = { name: string; nameTa: string; cells: { size: Size; cell: PriceListCell }[] }

/**
 * Lays out products as a price list. Product groups come first, with a row for each and a column for each size.
 * Products without a group follow by category, with a row for each. Groups, categories and the products of a
 * category keep their given order.
 */
export function layOutPriceList(products: ListedProduct[]): PriceListSection[] {
  const grouped = products.filter(({ group }) => group)
  const single = products.filter(({ group }) => !group)
  const groups = Map.groupBy(grouped, ({ group }) => group?.id)
  const categories = Map.groupBy(single, ({ category }) => category.id)
  return [
    ...joinTables([...groups.values()].flatMap(layOutGroup)),
    ...[...categories.values()].map(layOutCategory),
  ]
}

/** Finds letters without a glyph, with up to three texts of the list for each. */
export function locateMissingGlyphs(
  { list, shop, texts }: Pick<PriceListFacts, 'list' | 'shop' | 'texts'>,
  letters: string[],
): MissingGlyphs {
  const { title, titleTa, note, noteTa } = texts
  const names = list.sections.flatMap(({ title, titleTa, columns, rows }) => [
    title,
    titleTa,
    ...columns,
    ...rows.flatMap(({ name, nameTa, pack }) => [name, nameTa, pack]),
  ])
  const all = [shop.name, shop.nameTa, title, titleTa, note, noteTa, ...names]
  return letters.map((letter) => ({
    letter,
    texts: [...new Set(all.filter((text) => text.normalize('NFC').includes(letter)))].slice(0, 3),
  }))
}

/**
 * Makes the rows of one group. A second product of the same size gets a row under its own name, as does one
 * without a size.
 */
function layOutGroup(products: ListedProduct[]): Line[] {
  const sorted = products
    .map((product) => ({ product, size: sizeOf(product) }))
    .toSorted((a, b) => compareSizes(a.size, b.size) || comparePrices(a.product, b.product))
  const shared: Line['cells'] = []
  const others: Line[] = []
  for (const { product, size } of sorted) {
    const line = { size, cell: toCell(product) }
    const isTaken = size.label === '' || shared.some((cell) => cell.size.label === size.label)
    if (isTaken) others.push({ name: product.name, nameTa: product.nameTa, cells: [line] })
    else shared.push(line)
  }
  const { name = '', nameTa = '' } = products[0]?.group ?? {}
  const lines: Line[] = []
  for (let start = 0; start < shared.length; start += maxColumns)
    lines.push({ name, nameTa, cells: shared.slice(start, start + maxColumns) })
  return [...lines, ...others]
}

/** Joins neighbouring rows into tables while these have at most `maxColumns` sizes. */
function joinTables(lines: Line[]): PriceListSection[] {
  const tables: { sizes: Size[]; lines: Line[] }[] = []
  for (const line of lines) {
    const last = tables.at(-1)
    const sizes = distinct([...(last?.sizes ?? []), ...line.cells.map(({ size }) => size)])
    if (last && sizes.length <= maxColumns) {
      last.sizes = sizes
      last.lines.push(line)
    } else tables.push({ sizes: distinct(line.cells.map(({ size }) => size)), lines: [line] })
  }
  return tables.map((table) => ({
    title: '',
    titleTa: '',
    columns: table.sizes.map(({ label }) => label),
    rows: table.lines.map(({ name, nameTa, cells }) => ({
      name,
      nameTa,
      pack: '',
      packTa: '',
      cells: table.sizes.map(
        ({ label }) => cells.find(({ size }) => size.label === label)?.cell ?? null,
      ),
    })),
  }))
}

function layOutCategory(products: ListedProduct[]): PriceListSection {
  const { name = '', nameTa = '' } = products[0]?.category ?? {}
  return {
    title: name,
    titleTa: nameTa,
    columns: [''],
    rows: products.map((product): PriceListRow => {
      const { name, nameTa } = product
      const { label } = sizeOf(product)
      const besides = (text: string) => (namesItsSize(text, product.pack, label) ? '' : label)
      const packs = { pack: besides(name), packTa: besides(nameTa || name) }
      return { name, nameTa, ...packs, cells: [toCell(product)] }
    }),
  }
}

function toCell(product: ListedProduct): PriceListCell {
  const { id, paise, stock } = product
  const unitPrice = unitPriceOfProduct(product)
  return { product: id, price: toRupees(paise), ...(unitPrice && { unitPrice }), ...stock }
}

/** Price of a litre, kilo or piece, in rupees. */
export function unitPriceOfProduct({ paise, pack }: Pick<ListedProduct, 'paise' | 'pack'>) {
  const unitPrice = unitPriceOf({
    paise,
    thousandths: pack.packAmount === undefined ? null : toThousandths(pack.packAmount),
    unit: pack.packUnit ?? null,
    count: pack.packCount ?? 1,
  })
  return unitPrice && { amount: toRupees(unitPrice.paise), unit: unitPrice.unit }
}

function sizeOf({ pack, size }: ListedProduct): Size {
  const label = writePack(pack) || size
  return { label, rank: [unitRanks[pack.packUnit ?? 'none'], contentsOf(pack)] }
}

const unitRanks = { ml: 0, l: 0, g: 1, kg: 1, piece: 2, none: 3 }

/** Products without a price come last. */
function comparePrices(a: ListedProduct, b: ListedProduct): number {
  return compare(a.paise === 0, b.paise === 0) || compare(a.paise, b.paise)
}

/** Products without a size come last. */
function compareSizes(a: Size, b: Size): number {
  return (
    compare(a.label === '', b.label === '') ||
    compare(a.rank[0], b.rank[0]) ||
    compare(a.rank[1], b.rank[1]) ||
    compare(a.label, b.label)
  )
}

function distinct(sizes: Size[]): Size[] {
  return [...new Map(sizes.map((size) => [size.label, size])).values()].toSorted(compareSizes)
}

function compare<T extends string | number | boolean>(a: T, b: T): number {
  return Number(a > b) - Number(a < b)
}
