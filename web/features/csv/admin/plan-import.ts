import { messages } from '../../../../contract/messages.ts'
import { gtinKey } from '../../../../contract/products/gtin.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { nameKey } from '../../../../contract/text/name-key.ts'
import {
  newProduct,
  type ProductValues,
  productValues,
} from '../../products/admin/product-values.ts'
import type { CsvLine } from './formats/format.ts'
import { type Problem, type References, readValues, withKeys } from './read-values.ts'
import { exampleName } from './write-csv.ts'

/** Effect of an import of one line of the file. */
export type PlannedLine = { line: number; name: string; notes?: string[] } & Effect

type Effect =
  | { kind: 'new'; values: ProductValues }
  /** Has the price before, if that differs. */
  | { kind: 'changed'; id: string; values: ProductValues; fields: string[]; priceBefore?: string }
  | { kind: 'unchanged' }
  | { kind: 'skipped'; reason: string }
  | { kind: 'problem'; problems: Problem[] }

export type WritableLine = Extract<PlannedLine, { kind: 'new' | 'changed' }>

export function toBeWritten(line: PlannedLine): line is WritableLine {
  return line.kind === 'new' || line.kind === 'changed'
}

/** Plans every line without writing anything. */
export function* planImport(
  lines: CsvLine[],
  products: Product[],
  references: References,
): Generator<PlannedLine> {
  const catalogue = indexCatalogue(lines, products)
  const known = withKeys(references)
  for (const line of lines) {
    const current = catalogue.find(line)
    const effect = planLine(line, current, catalogue, known)
    const name = line.fields.name?.trim() || current?.name || ''
    const notes = [...(line.notes ?? []), ...catalogue.findNotes(line.line, effect)]
    yield { line: line.line, name, notes, ...effect }
  }
}

function planLine(
  { line, fields, error, skipped }: CsvLine,
  current: Product | undefined,
  catalogue: Catalogue,
  references: ReturnType<typeof withKeys>,
): Effect {
  const id = fields.id?.trim()
  if (error) return problem('', error)
  if (skipped) return { kind: 'skipped', reason: skipped }
  if (!id && fields.name?.trim() === exampleName)
    return { kind: 'skipped', reason: 'Only the example of the template' }
  if (id && !current) return problem('id', messages.product.notFound)
  if (id && catalogue.isUsed(id)) return problem('id', 'This product stands in the file twice')

  const before = current ? productValues(current) : newProduct
  const { values, problems } = readValues(fields, before, references)
  if (problems.length > 0) return { kind: 'problem', problems }
  if (!current) {
    const first = catalogue.findSameLine(line, values)
    if (catalogue.takeMatching(values)) return { kind: 'unchanged' }
    if (first !== undefined) return problem('', `Stands in the file twice, first as line ${first}`)
    return { kind: 'new', values }
  }
  const changed = changedFields(before, values)
  if (changed.length === 0) return { kind: 'unchanged' }
  return {
    kind: 'changed',
    id: current._id,
    values,
    fields: changed,
    ...(changed.includes('price') && { priceBefore: before.price }),
  }
}

function problem(field: string, message: string): Effect {
  return { kind: 'problem', problems: [{ field, message }] }
}

type Catalogue = ReturnType<typeof indexCatalogue>

function indexCatalogue(lines: CsvLine[], products: Product[]) {
  const byId = new Map(products.map((product) => [product._id, product]))
  const named = new Set(lines.map(({ fields }) => fields.id?.trim()))
  const others = products.filter(({ _id }) => !named.has(_id))
  const othersByName = Map.groupBy(others, ({ name }) => name)
  const used = new Set<string>()
  const lineOfValues = new Map<string, number>()
  const names = createRegister(products, ({ name }) => nameKey(name))
  const gtins = createRegister(products, ({ gtin = '' }) => gtinKey(gtin))
  return {
    find: ({ fields }: CsvLine) => byId.get(fields.id?.trim() ?? ''),
    /** The earlier line that says the same, if there is one. */
    findSameLine(line: number, values: ProductValues): number | undefined {
      const key = JSON.stringify({ ...values, name: nameKey(values.name) })
      const first = lineOfValues.get(key)
      lineOfValues.set(key, first ?? line)
      return first
    },
    /** Notes on a line that would be written. */
    findNotes(line: number, effect: Effect): string[] {
      if (effect.kind !== 'new' && effect.kind !== 'changed') return []
      const { name, gtin } = effect.values
      const sameName = effect.kind === 'new' && names.find(nameKey(name), line)
      const id = effect.kind === 'changed' ? effect.id : undefined
      const sameGtin = gtin && gtins.find(gtinKey(gtin), line, id)
      return [
        ...(sameName ? [`${sameName} has this name already`] : []),
        ...(sameGtin ? [`${sameGtin} has this GTIN already`] : []),
      ]
    },
    /** True if an earlier line has this product's id. Marks the id as used. */
    isUsed: (id: string) => used.size === used.add(id).size,
    /** Finds an identical product without a line of its own: a line imported before. Marks it as used. */
    takeMatching(values: ProductValues): boolean {
      const same = othersByName.get(values.name) ?? []
      const index = same.findIndex(
        (product) => changedFields(productValues(product), values).length === 0,
      )
      return index >= 0 && same.splice(index, 1).length > 0
    },
  }
}

/** Holders of keys: products of the catalogue, and earlier lines. */
function createRegister(products: Product[], keyOf: (product: Product) => string) {
  const holders = new Map(products.map((product) => [keyOf(product), product._id]))
  const lines = new Map<string, number>()
  return {
    /** The holder of a key other than the product of this id; from then on the line holds it, too. */
    find(key: string, line: number, id?: string): string | undefined {
      const holder = holders.get(key)
      const earlier = lines.get(key)
      lines.set(key, earlier ?? line)
      if (holder !== undefined && holder !== id) return 'Another product'
      return earlier === undefined ? undefined : `Line ${earlier}`
    },
  }
}

function changedFields(before: ProductValues, after: ProductValues): string[] {
  const names = Object.keys(before) as (keyof ProductValues)[]
  return names.filter((name) => before[name] !== after[name])
}
