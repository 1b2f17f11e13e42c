import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes, isFlag } from './record-columns.ts'

/** Lets accounts be switched off, and adds links that open one: an invitation, or a new password. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .alterTable('users')
    .addColumn('active', integer, (c) => c.notNull().defaultTo(1).check(isFlag('active')))
    .execute()
  await db.schema.alterTable('users').addColumn('last_seen_at', integer).execute()

  await db.schema
    .createTable('account_links')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('code_hash', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('user_id', text)
    .addColumn('made_by', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .addForeignKeyConstraint('account_links_user', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .addForeignKeyConstraint('account_links_maker', ['made_by'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'account_links', {
    account_links_by_user: ['user_id'],
    account_links_by_maker: ['made_by'],
  })
}
