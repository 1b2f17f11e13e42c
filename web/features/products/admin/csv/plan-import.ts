import type { Category } from '../../../../../contract/category.ts'
import { messages } from '../../../../../contract/messages.ts'
import type { Product } from '../../../../../contract/product.ts'
import {
  newProduct,
  type ProductValues,
  productFormSchema,
  productValues,
} from '../product-values.ts'
import type { CsvFields } from './columns.ts'
import type { CsvLine } from './read-csv.ts'

/** What an import would do with a line of the file. */
export type PlannedLine = { line: number; name: string } & (
  | { kind: 'new'; values: ProductValues }
  | { kind: 'changed'; id: string; values: ProductValues; fields: string[] }
  | { kind: 'unchanged' }
  | { kind: 'problem'; problems: { field: string; message: string }[] }
)

/** Looks at every line without writing anything. */
export function planImport(
  lines: CsvLine[],
  products: Product[],
  categories: Category[],
): PlannedLine[] {
  const byId = new Map(products.map((product) => [product._id, product]))
  const seen = new Set<string>()
  const there = notNamed(lines, products)
  return lines.map(({ line, fields }) => {
    const id = fields.id?.trim() ?? ''
    const current = byId.get(id)
    const name = fields.name?.trim() || current?.name || ''
    const problem = (field: string, message: string): PlannedLine => ({
      line,
      name,
      kind: 'problem',
      problems: [{ field, message }],
    })
    if (id && !current) return problem('id', messages.product.notFound)
    if (id && seen.has(id)) return problem('id', 'This product stands in the file twice')
    if (id) seen.add(id)

    const before = current ? productValues(current) : newProduct.values
    const { values, problems } = readValues(fields, before, categories)
    if (problems.length > 0) return { line, name, kind: 'problem', problems }
    if (!current)
      return { line, name, ...(there.take(values) ? unchanged : { kind: 'new', values }) }
    const changed = changedFields(before, values)
    if (changed.length === 0) return { line, name, kind: 'unchanged' }
    return { line, name, kind: 'changed', id, values, fields: changed }
  })
}

const unchanged = { kind: 'unchanged' } as const

/**
 * The products that no line names. A line without an id that says the same as one of them is that
 * one, imported before; each is found once.
 */
function notNamed(lines: CsvLine[], products: Product[]) {
  const named = new Set(lines.map(({ fields }) => fields.id?.trim()))
  const rest = products.filter(({ _id }) => !named.has(_id))
  const bySaying = Map.groupBy(rest, (product) => sayingOf(productValues(product)))
  return { take: (values: ProductValues) => bySaying.get(sayingOf(values))?.pop() }
}

function sayingOf(values: ProductValues): string {
  const names = Object.keys(newProduct.values) as (keyof ProductValues)[]
  return JSON.stringify(names.map((name) => values[name]))
}

type Problem = { field: string; message: string }

/** The product that a line means: what the file leaves out stays as it is. */
function readValues(
  { id: _, category, subcategory, ...fields }: CsvFields,
  before: ProductValues,
  categories: Category[],
): { values: ProductValues; problems: Problem[] } {
  const problems: Problem[] = []
  const main = category === undefined ? before.category : findCategory(categories, category, '')
  if (main === undefined) problems.push({ field: 'category', message: messages.category.unknown })
  const sub = findSubcategory(subcategory, category, main, before, categories)
  if (sub === undefined)
    problems.push({ field: 'subcategory', message: messages.category.foreignSubcategory })

  const place = { category: main ?? before.category, subcategory: sub ?? '' }
  const raw = { ...before, ...withoutBlankFlags(fields), ...place }
  const checked = productFormSchema.safeParse(raw)
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0])
    if (!problems.some((known) => known.field === field)) problems.push({ field, message })
  }
  const { data } = checked
  const values = data
    ? {
        ...data,
        price: String(data.price),
        originalPrice: String(data.originalPrice ?? ''),
        ...place,
      }
    : before
  return { values, problems }
}

/** A blank category is missed by the schema, not here. */
function findCategory(categories: Category[], wanted: string, parent: string): string | undefined {
  const name = wanted.trim().toLowerCase()
  if (name === '') return ''
  return categories.find(
    (category) =>
      (category.parent ?? '') === parent &&
      (category.name.toLowerCase() === name || category._id === wanted.trim()),
  )?._id
}

function findSubcategory(
  wanted: string | undefined,
  category: string | undefined,
  main: string | undefined,
  before: ProductValues,
  categories: Category[],
): string | undefined {
  if (wanted !== undefined) return main ? findCategory(categories, wanted, main) : ''
  return category === undefined || main === before.category ? before.subcategory : ''
}

/** A blank flag says nothing, so the present or usual one holds. */
function withoutBlankFlags(fields: CsvFields): CsvFields {
  const flags = ['featured', 'inStock', 'isBestSeller'] as const
  const kept = { ...fields }
  for (const flag of flags) {
    const text = kept[flag]?.trim().toLowerCase()
    if (!text) delete kept[flag]
    else kept[flag] = text
  }
  return kept
}

function changedFields(before: ProductValues, after: ProductValues): string[] {
  return Object.keys(before).filter(
    (name) => before[name as keyof ProductValues] !== after[name as keyof ProductValues],
  )
}
