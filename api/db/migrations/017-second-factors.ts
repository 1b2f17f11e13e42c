import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'
import { isFlag } from './record-columns.ts'

/** Adds a second step of signing in, and which passwords the program generated. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', text, (c) => c.notNull().primaryKey())
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('on_since', integer)
    .addColumn('last_step', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('wrong_codes', integer, (c) => c.notNull().defaultTo(0))
    .addForeignKeyConstraint('second_factors_user', ['user_id'], 'users', ['id'], (key) =>
      key.onDelete('cascade'),
    )
    .modifyEnd(strict)
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('code_hash', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .addForeignKeyConstraint(
      'recovery_codes_factor',
      ['user_id'],
      'second_factors',
      ['user_id'],
      (key) => key.onDelete('cascade'),
    )
    .modifyEnd(strict)
    .execute()

  await db.schema
    .alterTable('users')
    .addColumn('password_made_up', integer, (c) =>
      c.notNull().defaultTo(0).check(isFlag('password_made_up')),
    )
    .execute()
}
