import type { z } from 'zod'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { messages } from '../../../../contract/messages.ts'
import { foldDigits } from '../../../../contract/numbers/fold-digits.ts'
import { readMoney } from '../../../../contract/numbers/read-money.ts'
import { readUnit } from '../../../../contract/packs/read-pack.ts'
import { plainFormValues } from '../../../../contract/products/plain-fields.ts'
import { stockLevels } from '../../../../contract/stock/levels.ts'
import { backOnRange, mergeStock } from '../../../../contract/stock/stock.ts'
import { nameKey } from '../../../../contract/text/name-key.ts'
import {
  type ProductValues,
  productFormSchema,
  stockLabels,
} from '../../products/admin/product-values.ts'
import { type CsvColumn, type CsvFields, csvColumns, csvKind } from './columns.ts'

/** Converts cells to values of the contract's schemas, which reject what cannot be converted. */

/** An amount in rupees. In old encodings their sign becomes a question mark. */
export function readMoneyCell(cell: string): string {
  return readMoney(cell.trim().replace(/^\?\s*/, ''))
}

/** The dot separates thousands in some countries, decimals in others. */
export function isAmbiguousMoney(amount: string): boolean {
  return /^\d{1,3}(?:\.\d{3})+$/.test(amount)
}

const flags = new Map([
  ...['true', 'yes', 'y', '1', 'on', 'in stock'].map((word) => [word, 'true'] as const),
  ...['false', 'no', 'n', '0', 'off', 'out of stock'].map((word) => [word, 'false'] as const),
])

/** Yes or no; undefined for a blank. */
export function readFlag(cell: string): string | undefined {
  const word = nameKey(cell)
  return word === '' ? undefined : (flags.get(word) ?? word)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range begins with them
const outsideWindows1252 = /[^\u0000-\u007f\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** True if letters were lost as question marks, as old encodings do with Tamil and emoji. */
function hasLostLetters(before: string, after: string): boolean {
  if (!after.includes('?') || before === after) return false
  if (before === '') return /^[\s?]*\?{2}[\s?]*$/.test(after)
  return squeeze(before.replace(outsideWindows1252, '?')) === squeeze(after)
}

function squeeze(text: string): string {
  return text.replace(/\?+/g, '?').trim()
}

/** An error of a line, with its field and value. */
export type Problem = { field: string; message: string; value?: string }

const lostLetters =
  'Letters have become question marks. Save the file as “CSV UTF-8” and choose it again.'

const ambiguous =
  'Can be read in two ways. Write it without separators, decimals behind a full stop.'

/** A stock level, by its name or its label; undefined for a blank. */
function readLevel(cell: string): string | undefined {
  const word = nameKey(cell)
  const level = stockLevels.find((known) => nameKey(stockLabels[known]) === word)
  return word === '' ? undefined : (level ?? word)
}

/** A day as spreadsheet programs in India write it: `28-11-2026`. */
function readDay(cell: string): string {
  const text = foldDigits(cell)
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Records that lines refer to by name. */
export type References = {
  categories: Category[]
  groups: Pick<ProductGroup, '_id' | 'name'>[]
}

type Keyed<T> = T & { key: string }
type KeyedReferences = ReturnType<typeof withKeys>

/** References with the keys that names are compared by. */
export function withKeys({ categories, groups }: References) {
  const add = <T extends { name: string }>(record: T): Keyed<T> => {
    return { ...record, key: nameKey(record.name) }
  }
  return { categories: categories.map(add), groups: groups.map(add) }
}

/** The product values of a line; fields that the file lacks keep their values. */
export function readValues(
  fields: CsvFields,
  before: ProductValues,
  { categories, groups }: KeyedReferences,
): { values: ProductValues; problems: Problem[] } {
  const problems: Problem[] = []
  const report = (field: string, message: string) => {
    if (problems.some((known) => known.field === field)) return
    problems.push({ field, message, value: fields[field as CsvColumn]?.trim() })
  }
  const group = fields.group === undefined ? before.group : findGroup(groups, fields.group)
  if (group === undefined) report('group', messages.validation.unknownId)
  const chosen = {
    ...readCategory(fields, before, categories, report),
    group: group ?? before.group,
  }
  const raw: Record<string, unknown> = { ...before, ...chosen }
  for (const column of csvColumns) {
    const cell = fields[column]
    if (cell === undefined) continue
    const kind = csvKind(column)
    if (kind === 'money') {
      const amount = readMoneyCell(cell)
      // A blank price is a gap in the file: it must not make a product free.
      raw[column] = column === 'price' && amount === '' ? before.price : amount
      if (isAmbiguousMoney(amount)) report(column, ambiguous)
    } else if (kind === 'flag') raw[column] = readFlag(cell) ?? raw[column]
    else if (kind === 'level') raw.stock = readLevel(cell)
    else if (kind === 'day') raw[column] = readDay(cell)
    else if (kind === 'unit') raw[column] = readUnit(cell)
    else if (kind === 'text') {
      raw[column] = cell
      if (hasLostLetters(String(before[column as keyof ProductValues]), cell))
        report(column, lostLetters)
    }
  }
  const { data, error } = productFormSchema.safeParse(raw)
  for (const { path, message } of error?.issues ?? [])
    report(path[0] === 'stock' ? 'stockLevel' : String(path[0]), message)
  const values = data && {
    ...withoutInStock(data),
    ...plainFormValues(data),
    ...readStock(fields, before, data, report),
    price: String(data.price),
    originalPrice: String(data.originalPrice ?? ''),
    visibleFrom: data.visibleFrom ?? '',
    visibleUntil: data.visibleUntil ?? '',
    ...chosen,
  }
  return { values: values ?? before, problems }
}

type ReadProduct = z.output<typeof productFormSchema>

/** The stock level says so already, and both would have to agree. */
function withoutInStock({ inStock: _, ...data }: ReadProduct) {
  return data
}

/** A file without these columns changes nothing, and a blank level is what `inStock` says. */
function readStock(
  fields: CsvFields,
  before: ProductValues,
  { inStock, stock, backOn }: ReadProduct,
  report: Report,
): Pick<ProductValues, 'stock' | 'backOn'> {
  const hasFlag = (fields.inStock ?? '').trim() !== ''
  const said = hasFlag ? (inStock ? 'in' : 'out') : undefined
  const write = {
    inStock: hasFlag ? inStock : undefined,
    stock: fields.stockLevel === undefined ? undefined : (stock ?? said),
    backOn: fields.backOn === undefined ? undefined : backOn,
  }
  const stored = { stock: before.stock, backOn: before.backOn || null }
  const { state, errors = {} } = mergeStock(write, stored, backOnRange(Date.now()))
  if (errors.stock) report('stockLevel', errors.stock)
  if (errors.backOn) report('backOn', errors.backOn)
  return state ? { stock: state.stock, backOn: state.backOn ?? '' } : before
}

/** A blank is no group. */
function findGroup(groups: KeyedReferences['groups'], text: string): string | undefined {
  const key = nameKey(text)
  if (key === '') return ''
  return groups.find((group) => group.key === key || group._id === text.trim())?._id
}

type Report = (field: string, message: string) => void
type CategoryReference = Pick<ProductValues, 'category' | 'subcategory'>

/** A blank category is an error of the schema. */
function readCategory(
  { category, subcategory }: CsvFields,
  before: ProductValues,
  categories: Keyed<Category>[],
  report: Report,
): CategoryReference {
  const main = category === undefined ? before.category : findCategory(categories, category, '')
  if (main === undefined) report('category', messages.category.unknown)
  const stays = category === undefined || main === before.category
  if (subcategory === undefined)
    return { category: main ?? before.category, subcategory: stays ? before.subcategory : '' }
  const sub = main ? findCategory(categories, subcategory, main) : ''
  if (sub === undefined) report('subcategory', messages.category.foreignSubcategory)
  return { category: main ?? before.category, subcategory: sub ?? '' }
}

function findCategory(
  categories: Keyed<Category>[],
  text: string,
  parent: string,
): string | undefined {
  const key = nameKey(text)
  if (key === '') return ''
  return categories.find(
    (category) =>
      (category.parent ?? '') === parent && (category.key === key || category._id === text.trim()),
  )?._id
}
