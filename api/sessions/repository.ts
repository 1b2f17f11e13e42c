import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { ExpressionBuilder, ExpressionOrFactory, Selectable, SqlBool } from 'kysely'
import { accountLimits } from '../../contract/accounts/limits.ts'
import type { EndReason } from '../../contract/accounts/messages.ts'
import { minuteMs } from '../../contract/durations.ts'
import type { SessionsTable } from '../db/account-tables.ts'
import { clockSkewMs } from '../db/clock-skew.ts'
import { countRows } from '../db/pages.ts'
import type { Database, Schema } from '../db/schema.ts'

/** Account that makes a request with a valid token. */
export type Session = {
  id: string
  tokenHash: string
  createdAt: number
  expiresAt: number
  passwordConfirmedAt: number
  user: { id: string; name: string }
  passwordMadeUp: boolean
  /** True if the account has a second factor, or a passkey opened the session. */
  hasSecondFactor: boolean
  withPasskey: boolean
}

/** Address and browser that open a session. */
export type Device = { address: string; userAgent: string }

/** An ended session, for the audit log. */
export type EndedSession = Pick<SessionRow, 'user_id' | 'user_agent' | 'address'>

type SessionTimes = Pick<Selectable<SessionsTable>, 'created_at' | 'expires_at'>

export type SessionRow = Selectable<SessionsTable> & { user_name: string; user_email: string }

const { idle, longest, ofUser } = accountLimits.session

/** Form of tokens made by `insertSession`; any other is not looked up. */
const tokenForm = /^[\w-]{43}$/

/** Milliseconds: a shorter extension is not written. */
const extendAfter = minuteMs

/** Opens a session and returns its token, which only the client keeps: the database stores its hash. */
export async function insertSession(
  db: Database,
  userId: string,
  { address, userAgent }: Device,
  passwordConfirmedAt = Date.now(),
  withPasskey = false,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await deleteExpired(db, now)
  await db
    .insertInto('sessions')
    .values({
      id: randomUUIDv7(),
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + idle,
      address,
      user_agent: userAgent.slice(0, accountLimits.session.userAgent),
      password_confirmed_at: passwordConfirmedAt,
      with_passkey: withPasskey ? 1 : 0,
    })
    .execute()
  return token
}

/** Deletes sessions that are over, and the reasons for an end that no client can ask for any more. */
async function deleteExpired(db: Database, now: number): Promise<void> {
  const expired = await db
    .deleteFrom('sessions')
    .where((e) => e.not(isInForce(e, now)))
    .returningAll()
    .execute()
  await saveLastSeen(db, expired)
  await db
    .deleteFrom('ended_sessions')
    .where((e) => e.or([e('ended_at', '<=', now - longest), e('ended_at', '>', now + clockSkewMs)]))
    .execute()
}

/** Ends sessions early; the reason is stored for clients that still send their tokens. */
async function endSessionsWhere(
  db: Database,
  reason: EndReason,
  which: ExpressionOrFactory<Schema, 'sessions', SqlBool>,
): Promise<EndedSession[]> {
  const ended = await db.deleteFrom('sessions').where(which).returningAll().execute()
  const rows = ended.map(({ token_hash }) => ({ token_hash, reason, ended_at: Date.now() }))
  if (rows.length > 0) await db.insertInto('ended_sessions').values(rows).execute()
  await saveLastSeen(db, ended)
  return ended
}

/**
 * Records when ended sessions were last used. Open sessions know this from their own rows, so requests need not
 * write it.
 */
async function saveLastSeen(db: Database, gone: Selectable<SessionsTable>[]): Promise<void> {
  const latest = Date.now() + clockSkewMs
  for (const session of gone) {
    const at = lastUseOf(session)
    if (at > latest) continue
    await db
      .updateTable('users')
      .set({ last_seen_at: at })
      .where('id', '=', session.user_id)
      .where((e) =>
        e.or([
          e('last_seen_at', 'is', null),
          e('last_seen_at', '<', at),
          e('last_seen_at', '>', latest),
        ]),
      )
      .execute()
  }
}

/** Time at which a session was last used, to the minute: each use moves the end, up to the longest duration. */
export function lastUseOf({ created_at, expires_at }: SessionTimes): number {
  return Math.max(created_at, expires_at - idle)
}

/** The session of a token, if it is valid. */
export async function findSession(db: Database, token: string): Promise<Session | null> {
  if (!tokenForm.test(token)) return null
  const row = await livingSessions(db)
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'sessions.id',
      'token_hash',
      'sessions.created_at',
      'expires_at',
      'password_confirmed_at',
      'with_passkey',
      'users.id as user_id',
      'users.name as user_name',
      'password_made_up',
      'on_since',
    ])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        tokenHash: row.token_hash,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        passwordConfirmedAt: row.password_confirmed_at,
        user: { id: row.user_id, name: row.user_name },
        passwordMadeUp: row.password_made_up === 1,
        hasSecondFactor: row.on_since !== null || row.with_passkey === 1,
        withPasskey: row.with_passkey === 1,
      }
    : null
}

/** Hash of the token of a valid session. */
export async function findTokenHash(db: Database, id: string): Promise<string | undefined> {
  const row = livingSessions(db).select('token_hash').where('sessions.id', '=', id)
  return (await row.executeTakeFirst())?.token_hash
}

/** Reason why a token's session was ended; null if it simply expired. */
export async function findEndReason(db: Database, token: string): Promise<EndReason | null> {
  if (!tokenForm.test(token)) return null
  const row = await db
    .selectFrom('ended_sessions')
    .select('reason')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row?.reason ?? null
}

/** Extends a session in use, up to the longest duration; returns its new end. */
export async function extendSession(
  db: Database,
  { tokenHash, createdAt, expiresAt }: Session,
): Promise<number> {
  const end = Math.min(Date.now() + idle, createdAt + longest)
  if (end - expiresAt < extendAfter) return expiresAt
  await db
    .updateTable('sessions')
    .set({ expires_at: end })
    .where('token_hash', '=', tokenHash)
    .execute()
  return end
}

/** Records that the password was entered just now; returns whether the session still exists. */
export async function confirmSession(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ password_confirmed_at: Date.now() })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Every valid session, last used first. */
export async function listSessions(db: Database): Promise<SessionRow[]> {
  return livingSessions(db)
    .selectAll('sessions')
    .select(['users.name as user_name', 'users.email as user_email'])
    .orderBy('expires_at', 'desc')
    .orderBy('sessions.id')
    .execute()
}

/** Signs out; no reason is stored. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  const gone = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .execute()
  await saveLastSeen(db, gone)
}

/** Ends one session; returns whose it was. */
export async function endSession(db: Database, id: string): Promise<EndedSession | null> {
  const [ended] = await endSessionsWhere(db, 'elsewhere', (e) => e('id', '=', id))
  return ended ?? null
}

/** Ends every session of a user except `staying`, a token's hash; returns the ended ones. */
export function endSessionsOfUser(
  db: Database,
  userId: string,
  reason: EndReason,
  staying = '',
): Promise<EndedSession[]> {
  return endSessionsWhere(db, reason, (e) =>
    e.and([e('user_id', '=', userId), e('token_hash', '<>', staying)]),
  )
}

/** Ends every session. */
export async function endAllSessions(db: Database, reason: EndReason): Promise<void> {
  await endSessionsWhere(db, reason, (e) => e.lit(true))
}

/** Makes room for one more session: ends those least recently used, and returns them. */
export function endOldestSessions(db: Database, userId: string): Promise<EndedSession[]> {
  return endSessionsWhere(db, 'elsewhere', (e) =>
    e(
      'token_hash',
      'in',
      e
        .selectFrom('sessions as s')
        .select('s.token_hash')
        .where('s.user_id', '=', userId)
        .where('s.expires_at', '>', Date.now())
        .where('s.expires_at', '<=', Date.now() + idle + clockSkewMs)
        .orderBy('s.expires_at', 'desc')
        .limit(1000)
        .offset(ofUser - 1),
    ),
  )
}

/** Counts valid sessions. */
export function countSessions(db: Database): Promise<number> {
  return countRows(livingSessions(db))
}

function livingSessions(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.active', '=', 1)
    .where((e) => isInForce(e, Date.now()))
}

/** A session that begins or ends later than any present one can was dated by a wrong clock. */
function isInForce(e: ExpressionBuilder<Schema, 'sessions'>, now: number) {
  return e.and([
    e.between('expires_at', now + 1, now + idle + clockSkewMs),
    e.between('sessions.created_at', now - longest + 1, now + clockSkewMs),
  ])
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
