import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'

const oils = [
  'groundnut',
  'sesame',
  'mustard',
  'sunflower',
  'soybean',
  'palm',
  'rice-bran',
  'cottonseed',
  'corn',
  'blend',
  'minor',
]

/** Adds the kind of oil and HSN code of a group, and the number under a product's barcode. */
export async function up(
  db: Kysely<unknown>,
  { text }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  const groups = db.schema.alterTable('product_groups')
  await groups.addColumn('oil', text).execute()
  await groups.addColumn('hsn', text, (c) => c.notNull().defaultTo('')).execute()
  const products = db.schema.alterTable('products')
  await products.addColumn('gtin', text, (c) => c.notNull().defaultTo('')).execute()

  const kinds = sql.join(oils.map((kind) => sql.lit(kind)))
  await groups
    .addCheckConstraint('product_groups_oil', sql<boolean>`oil is null or oil in (${kinds})`)
    .execute()
  await groups
    .addCheckConstraint('product_groups_hsn', hasDigits('hsn', [0, 4, 6, 8], engine))
    .execute()
  await products
    .addCheckConstraint('products_gtin', hasDigits('gtin', [0, 8, 12, 13, 14], engine))
    .execute()
}

/** Restricts a text column to so many digits and nothing else. */
function hasDigits(column: string, lengths: number[], engine: Engine): RawBuilder<boolean> {
  const name = sql.ref(column)
  const isLong = sql`length(${name}) in (${sql.join(lengths.map((length) => sql.lit(length)))})`
  return engine === 'postgres'
    ? sql<boolean>`${isLong} and ${name} !~ '[^0-9]'`
    : sql<boolean>`${isLong} and ${name} not glob '*[^0-9]*'`
}
