import { createHash, randomBytes } from 'node:crypto'
import { limits } from '../../../contract/limits.ts'
import type { Database } from '../../db/schema.ts'

/** Issues a short-lived ticket to download a file: a browser's own download sends no session. */
export async function issueTicket(db: Database, file: string, session: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const now = Date.now()
  await db.deleteFrom('download_tickets').where('expires_at', '<=', now).execute()
  await db
    .insertInto('download_tickets')
    .values({
      token_hash: hash(ticket),
      file,
      session_id: session,
      expires_at: now + limits.backup.ticket,
    })
    .execute()
  return ticket
}

/** The file that a ticket opens; null where it is none, too late, or its session has ended. */
export async function findTicket(db: Database, ticket: string): Promise<string | null> {
  const row = await db
    .selectFrom('download_tickets')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select('file')
    .where('download_tickets.token_hash', '=', hash(ticket))
    .where('download_tickets.expires_at', '>', Date.now())
    .executeTakeFirst()
  return row?.file ?? null
}

function hash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
