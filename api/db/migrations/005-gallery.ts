import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes, isFlag, withRecordColumns } from './record-columns.ts'

/** Gallery items: the category is a free text or a reference, never both. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, real, strict } = types
  await withRecordColumns(db.schema.createTable('gallery_items'), types)
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('search_text', text, (c) => c.notNull())
    .addColumn('category_text', text, (c) => c.notNull())
    .addColumn('category_id', text)
    .addColumn('subcategory_id', text)
    .addColumn('is_popular', integer, (c) => c.notNull().check(isFlag('is_popular')))
    .addColumn('sort_order', real, (c) => c.notNull())
    .addColumn('image_id', text)
    .addCheckConstraint(
      'gallery_items_one_category',
      sql`category_id is null or category_text = ''`,
    )
    .addCheckConstraint(
      'gallery_items_subcategory_needs_category',
      sql`subcategory_id is null or category_id is not null`,
    )
    .addForeignKeyConstraint(
      'gallery_items_category',
      ['category_id'],
      'categories',
      ['id'],
      (key) => key.deferrable(),
    )
    .addForeignKeyConstraint(
      'gallery_items_subcategory',
      ['subcategory_id', 'category_id'],
      'categories',
      ['id', 'parent_id'],
      (key) => key.onUpdate('cascade').deferrable(),
    )
    .addForeignKeyConstraint('gallery_items_image', ['image_id'], 'images', ['id'])
    .modifyEnd(strict)
    .execute()

  await createIndexes(db, 'gallery_items', {
    gallery_items_by_order: ['sort_order', 'created_at desc', 'id desc'],
    gallery_items_by_category: ['category_id'],
    gallery_items_by_subcategory: ['subcategory_id', 'category_id'],
    gallery_items_by_text: ['category_text'],
    gallery_items_by_popularity: ['is_popular', 'sort_order'],
    gallery_items_by_image: ['image_id'],
  })
}
