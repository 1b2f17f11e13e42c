import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * The search index of the products: terms, the endings of the words among them, and who has them.
 * Without foreign keys: one writer keeps it, and PostgreSQL would look up each of the ten thousand
 * terms that a long description may have by a plan made while the table was empty.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, bytes, strict } = types
  await db.schema
    .createTable('product_terms')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('term', text, (c) => c.notNull())
    .addUniqueConstraint('product_terms_term_unique', ['term'])
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createTable('product_suffixes')
    .addColumn('suffix', text, (c) => c.notNull())
    .addColumn('term_id', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('product_suffixes_key', ['suffix', 'term_id'])
    .modifyEnd(strict)
    .execute()
  await db.schema
    .createIndex('product_suffixes_by_term')
    .on('product_suffixes')
    .column('term_id')
    .execute()

  await db.schema
    .createTable('product_postings')
    .addColumn('term_id', integer, (c) => c.notNull())
    .addColumn('block', integer, (c) => c.notNull())
    .addColumn('members', bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('product_postings_key', ['term_id', 'block'])
    .modifyEnd(strict)
    .execute()
}
