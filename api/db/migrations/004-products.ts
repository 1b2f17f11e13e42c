import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes, isFlag, withRecordColumns } from './record-columns.ts'

/**
 * Products. Foreign keys enforce that the category is a main one and the subcategory its child; a subcategory
 * that moves to another parent takes its products along. The search knows a product by its number.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await withRecordColumns(db.schema.createTable('products'), types)
    .addColumn('number', integer, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('price', integer, (c) => c.notNull())
    .addColumn('original_price', integer)
    .addColumn('category_id', text, (c) => c.notNull())
    .addColumn('category_level', integer, (c) => c.notNull().generatedAlwaysAs(sql`1`).stored())
    .addColumn('subcategory_id', text)
    .addColumn('featured', integer, (c) => c.notNull().check(isFlag('featured')))
    .addColumn('in_stock', integer, (c) => c.notNull().check(isFlag('in_stock')))
    .addColumn('is_best_seller', integer, (c) => c.notNull().check(isFlag('is_best_seller')))
    .addColumn('size', text, (c) => c.notNull())
    .addColumn('benefits', text, (c) => c.notNull())
    .addColumn('image_id', text)
    .addUniqueConstraint('products_number_unique', ['number'])
    .addCheckConstraint('products_price_not_negative', sql`price >= 0`)
    .addCheckConstraint('products_original_price_not_below', sql`original_price >= price`)
    .addForeignKeyConstraint(
      'products_category',
      ['category_id', 'category_level'],
      'categories',
      ['id', 'level'],
      (key) => key.deferrable(),
    )
    .addForeignKeyConstraint(
      'products_subcategory',
      ['subcategory_id', 'category_id'],
      'categories',
      ['id', 'parent_id'],
      (key) => key.onUpdate('cascade').deferrable(),
    )
    .addForeignKeyConstraint('products_image', ['image_id'], 'images', ['id'])
    .modifyEnd(strict)
    .execute()

  await createIndexes(db, 'products', {
    // The sort orders of the list. Because the indexes contain the number, a list is read without touching a row.
    products_by_default: ['featured', 'updated_at', 'id', 'number'],
    products_by_price: ['price', 'id', 'number'],
    products_by_name: ['name_key', 'id', 'number'],
    products_by_creation: ['created_at', 'id', 'number'],
    products_by_update: ['updated_at', 'id', 'number'],
    // Columns that foreign keys look up.
    products_by_category: ['category_id', 'category_level'],
    products_by_subcategory: ['subcategory_id', 'category_id'],
    products_by_image: ['image_id'],
  })
}
