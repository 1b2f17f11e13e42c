import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes, isFlag } from './record-columns.ts'

/** Adds passkeys of accounts, the challenges that they answer, and which sessions a passkey has opened. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('credential_id', text, (c) => c.notNull().unique())
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('counter', integer, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('last_used_at', integer)
    .addForeignKeyConstraint('passkeys_user', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'passkeys', { passkeys_by_user: ['user_id'] })

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('challenge', text, (c) => c.notNull().unique())
    .addColumn('user_id', text)
    .addColumn('created_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()

  await db.schema
    .alterTable('sessions')
    .addColumn('with_passkey', integer, (c) =>
      c.notNull().defaultTo(0).check(isFlag('with_passkey')),
    )
    .execute()
}
