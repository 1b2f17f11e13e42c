import { messages } from '../../../../../contract/messages.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { newProduct, type ProductValues, productValues } from '../product-values.ts'
import type { CsvLine } from './formats/format.ts'
import { type Problem, type References, readValues } from './read-values.ts'
import { exampleName } from './write-csv.ts'

/** What an import would do with a line of the file. */
export type PlannedLine = { line: number; name: string; notes?: string[] } & Effect

type Effect =
  | { kind: 'new'; values: ProductValues; unpublished?: boolean }
  /** With the price before, where it is another one. */
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
  for (const line of lines) {
    const current = catalogue.find(line)
    const effect = planLine(line, current, catalogue, references)
    const name = line.fields.name?.trim() || current?.name || ''
    const sameName = effect.kind === 'new' && catalogue.hasName(name)
    const notes = [...(line.notes ?? []), ...(sameName ? [nameIsThere] : [])]
    yield { line: line.line, name, notes, ...effect }
  }
}

const nameIsThere = 'Another product has this name already'

function planLine(
  { fields, error, skipped, unpublished }: CsvLine,
  current: Product | undefined,
  catalogue: Catalogue,
  references: References,
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
    return catalogue.takeMatching(values)
      ? { kind: 'unchanged' }
      : { kind: 'new', values, unpublished }
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
  const names = new Set(products.map(({ name }) => name.toLowerCase()))
  const named = new Set(lines.map(({ fields }) => fields.id?.trim()))
  const others = products.filter(({ _id }) => !named.has(_id))
  const othersByName = Map.groupBy(others, ({ name }) => name)
  const used = new Set<string>()
  return {
    find: ({ fields }: CsvLine) => byId.get(fields.id?.trim() ?? ''),
    hasName: (name: string) => names.has(name.toLowerCase()),
    /** Whether an earlier line has this product's id. Marks it as used. */
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

function changedFields(before: ProductValues, after: ProductValues): string[] {
  const names = Object.keys(before) as (keyof ProductValues)[]
  return names.filter((name) => before[name] !== after[name])
}
