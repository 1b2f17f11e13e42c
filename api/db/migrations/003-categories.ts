import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes, isFlag, withRecordColumns } from './record-columns.ts'

/**
 * Categories on two levels. Generated columns let a plain foreign key enforce the rule with any number of
 * writers: a parent must be on level 1, and nothing with a parent is.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, real, strict } = types
  await withRecordColumns(db.schema.createTable('categories'), types)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('parent_id', text)
    .addColumn('level', integer, (c) =>
      c.notNull().generatedAlwaysAs(sql`case when parent_id is null then 1 else 2 end`).stored(),
    )
    .addColumn('parent_level', integer, (c) =>
      c.generatedAlwaysAs(sql`case when parent_id is null then null else 1 end`).stored(),
    )
    .addColumn('sort_order', real, (c) => c.notNull())
    .addColumn('show_in_nav', integer, (c) => c.notNull().check(isFlag('show_in_nav')))
    .addColumn('show_in_products_dropdown', integer, (c) =>
      c.notNull().check(isFlag('show_in_products_dropdown')),
    )
    .addColumn('image_id', text)
    .addUniqueConstraint('categories_id_level_unique', ['id', 'level'])
    .addUniqueConstraint('categories_id_parent_id_unique', ['id', 'parent_id'])
    .addForeignKeyConstraint(
      'categories_parent',
      ['parent_id', 'parent_level'],
      'categories',
      ['id', 'level'],
      (key) => key.deferrable(),
    )
    .addForeignKeyConstraint('categories_image', ['image_id'], 'images', ['id'])
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createIndex('categories_sibling_name_unique')
    .unique()
    .on('categories')
    .expression(sql`coalesce(parent_id, ''), name_key`)
    .execute()
  await createIndexes(db, 'categories', {
    categories_by_parent: ['parent_id', 'parent_level'],
    categories_by_image: ['image_id'],
  })
}
