import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

type Sessions = { sessions: { id: string; token_hash: string } }

/** Adds the origin of each session, and a name for it that does not authenticate. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  for (const column of ['id', 'address', 'user_agent'])
    await db.schema
      .alterTable('sessions')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  const sessions = db as Kysely<Sessions>
  for (const { token_hash } of await sessions.selectFrom('sessions').select('token_hash').execute())
    await sessions
      .updateTable('sessions')
      .set({ id: randomUUIDv7() })
      .where('token_hash', '=', token_hash)
      .execute()
  await db.schema.createIndex('sessions_id_unique').on('sessions').column('id').unique().execute()
}
