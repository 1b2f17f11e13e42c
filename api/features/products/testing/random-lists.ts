import fc from 'fast-check'
import { languages } from '../../../../contract/language.ts'
import { packUnits } from '../../../../contract/prices/unit-price.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { productSorts } from '../../../../contract/products/sorts.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { stockLevels } from '../../../../contract/stock/levels.ts'
import type { ProductColumns } from '../../../catalogue/product-row.ts'
import type { Database } from '../../../db/schema.ts'
import type { ProductListRequest } from '../list-request.ts'

const categoryRefs = [
  { category_id: 'oils', subcategory_id: null },
  { category_id: 'oils', subcategory_id: 'sesame' },
  { category_id: 'oils', subcategory_id: 'coconut' },
  { category_id: 'sweets', subcategory_id: null },
]
const groups = ['small', 'large']
/**
 * Words that do not sound alike, alone or combined. None is general as `can` and `100 %` are: how those are
 * treated depends on the list, and examples test it.
 */
const word = fc.constantFrom(
  'oil',
  'Sesame',
  'SESAME,',
  'till',
  'until',
  'urn',
  'urn-lid',
  'mango',
  'MANGOES',
  'Pepper',
  'c%d',
  'c_d',
  'c\\d',
  '🥜',
  '\ue000',
  '500',
  'கடலை',
  'ραφη',
  'kr'.repeat(300),
  'Tub 5 L',
  '2.5 L',
  '1000 மி.லி',
)
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))
const cut = (name: string) => [...name].slice(0, productLimits.name).join('')
const flag = fc.constantFrom(0 as const, 1 as const)

type Stock = Pick<ProductColumns, 'in_stock' | 'few_since' | 'back_on'>

/** A product in one of the categories below. */
export const productColumns = fc
  .record({
    name: text.map(cut),
    name_ta: fc.oneof(fc.constant(''), text.map(cut)),
    description: text,
    description_ta: fc.oneof(fc.constant(''), text),
    price: fc.nat(40),
    categoryRef: fc.constantFrom(...categoryRefs),
    featured: flag,
    stock: fc.constantFrom<Stock>(
      { in_stock: 1 },
      { in_stock: 1, few_since: 0 },
      { in_stock: 1, few_since: Date.now() },
      { in_stock: 0 },
      { in_stock: 0, back_on: '2026-01-31' },
      { in_stock: 0, back_on: '9999-01-31' },
    ),
    is_best_seller: flag,
    group_id: fc.constantFrom(null, ...groups),
    pack_unit: fc.constantFrom(null, ...packUnits),
    pack_count: fc.integer({ min: 1, max: 3 }),
    amount: fc.oneof(fc.constantFrom(5000, 2500, 1000), fc.integer({ min: 1, max: 5000 })),
  })
  .map(
    ({ categoryRef, amount, stock, ...rest }): ProductColumns => ({
      few_since: null,
      back_on: null,
      ...stock,
      ...rest,
      ...categoryRef,
      name_key: normalizeText(rest.name),
      size: '',
      benefits: '',
      pack_amount: rest.pack_unit && amount,
    }),
  )

/** With more than two or three conditions at once, nothing would be found. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const wanted = fc.oneof(
  word,
  fc.constantFrom('oi', 'sam', 'til', 'mang', 'c%', '_', '\\', '0', 'டலை', '!', 'gingelly', 'nut'),
  fc.constantFrom('5 l', '5 லிட்டர்', '5000ml', '1 ltr', '2.5 L'),
)

/** The terms of a synonym set. */
export const synonymTerms = fc.uniqueArray(
  fc.oneof(word, fc.constantFrom('gingelly', 'til', 'nut', 'sesame oil', 'mango urn', '🥜🥜')),
  { minLength: 1, maxLength: 4 },
)

/** A request for a list of such products. */
export const listRequest: fc.Arbitrary<ProductListRequest> = fc.record({
  filter: fc.record({
    category: seldom(fc.constantFrom('oils', 'sesame', 'sweets', 'none', '')),
    subcategory: seldom(fc.constantFrom('oils', 'sesame', 'coconut', 'none')),
    search: fc.array(wanted, { maxLength: 3 }).map((words) => words.join('  ') || undefined),
    exact: seldom(fc.boolean()),
    featured: seldom(fc.boolean()),
    inStock: seldom(fc.boolean()),
    stock: seldom(fc.constantFrom(...stockLevels)),
    stockDue: seldom(fc.boolean()),
    isBestSeller: seldom(fc.boolean()),
    group: seldom(fc.constantFrom(...groups, 'none', '')),
    hasImage: seldom(fc.boolean()),
    hasDescription: seldom(fc.boolean()),
    hasTamil: seldom(fc.boolean()),
    minPrice: seldom(fc.nat(40)),
    maxPrice: seldom(fc.nat(40)),
  }),
  sort: fc.constantFrom(...productSorts),
  language: fc.constantFrom(...languages),
  sizesTogether: fc.boolean(),
  page: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
    fc.constant(1_000_000_000),
  ),
  limit: fc.integer({ min: 1, max: 8 }),
})

/** Inserts the categories and groups of such products. */
export async function insertCategories(db: Database): Promise<void> {
  const main = ['oils', 'sweets'].map((id) => categoryRow(id, null))
  await db.insertInto('categories').values(main).execute()
  const below = ['sesame', 'coconut'].map((id) => categoryRow(id, 'oils'))
  await db.insertInto('categories').values(below).execute()
  await db.insertInto('product_groups').values(groups.map(groupRow)).execute()
}

function groupRow(id: string) {
  const names = { name: id, name_key: id, name_ta: '', label: null }
  return { id, ...names, sort_order: 0, created_at: 0, updated_at: 0 }
}

function categoryRow(id: string, parent_id: string | null) {
  const flags = { show_in_nav: 1, show_in_products_dropdown: 1 } as const
  return {
    id,
    name: id,
    name_key: id,
    parent_id,
    sort_order: 0,
    ...flags,
    created_at: 0,
    updated_at: 0,
  }
}
