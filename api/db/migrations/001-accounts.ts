import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { withRecordColumns } from './record-columns.ts'

/** Users, their sessions, and the failed sign-ins that all processes count together. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types

  await withRecordColumns(db.schema.createTable('users'), types)
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('role', text, (c) => c.notNull())
    .addColumn('password_hash', text, (c) => c.notNull())
    .addUniqueConstraint('users_email_unique', ['email'])
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', text, (c) => c.notNull().primaryKey())
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('expires_at', integer, (c) => c.notNull())
    .addForeignKeyConstraint('sessions_user', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .modifyEnd(strict)
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('login_failures')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('account', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('failed_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  await db.schema
    .createIndex('login_failures_by_account')
    .on('login_failures')
    .columns(['account', 'address', 'failed_at'])
    .execute()
  await db.schema
    .createIndex('login_failures_by_time')
    .on('login_failures')
    .column('failed_at')
    .execute()
}
