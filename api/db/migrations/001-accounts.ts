import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { createIndexes, withRecordColumns } from './record-columns.ts'

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
  await createIndexes(db, 'sessions', {
    sessions_by_user: ['user_id'],
    sessions_by_expiry: ['expires_at'],
  })

  await db.schema
    .createTable('login_failures')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('account', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('failed_at', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'login_failures', {
    login_failures_by_account: ['account', 'address', 'failed_at'],
    login_failures_by_time: ['failed_at'],
  })
}
