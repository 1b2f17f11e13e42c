import { createHash, randomBytes } from 'node:crypto'
import { backupLimits } from '../../contract/backups/limits.ts'
import { clockSkewMs } from '../db/clock-skew.ts'
import type { Database } from '../db/schema.ts'

/** Issues a short-lived ticket to download a file, because a browser's download sends no session token. */
export async function issueTicket(db: Database, file: string, session: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const now = Date.now()
  await db
    .deleteFrom('download_tickets')
    .where((e) => e.or([e('expires_at', '<=', now), e('expires_at', '>', latestEnd(now))]))
    .execute()
  await db
    .insertInto('download_tickets')
    .values({
      token_hash: hash(ticket),
      file,
      session_id: session,
      expires_at: now + backupLimits.ticket,
    })
    .execute()
  return ticket
}

/**
 * The file that a ticket opens, and its user; null if the ticket is unknown or expired, or its session has ended.
 */
export async function findTicket(
  db: Database,
  ticket: string,
): Promise<{ file: string; userId: string } | null> {
  const now = Date.now()
  const row = await db
    .selectFrom('download_tickets')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .select(['file', 'user_id as userId'])
    .where('download_tickets.token_hash', '=', hash(ticket))
    .where('download_tickets.expires_at', '>', now)
    .where('download_tickets.expires_at', '<=', latestEnd(now))
    .executeTakeFirst()
  return row ?? null
}

/** Latest time at which a ticket issued now can end; a later one was issued under a wrong clock. */
function latestEnd(now: number): number {
  return now + backupLimits.ticket + clockSkewMs
}

function hash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
