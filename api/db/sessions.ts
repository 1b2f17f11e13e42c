import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { ExpressionOrFactory, Selectable, SqlBool } from 'kysely'
import { limits } from '../../contract/limits.ts'
import type { EndReason } from '../../contract/sign-in-terms.ts'
import type { SessionsTable } from './account-tables.ts'
import type { Database, Schema } from './schema.ts'

/** Who asks, as long as the token lives. */
export type Session = {
  id: string
  tokenHash: string
  createdAt: number
  expiresAt: number
  passwordConfirmedAt: number
  user: { id: string; name: string }
  passwordMadeUp: boolean
  hasSecondFactor: boolean
}

/** From where a session is opened. */
export type Device = { address: string; userAgent: string }

/** An ended session, for the audit log. */
export type EndedSession = Pick<SessionRow, 'user_id' | 'user_agent' | 'address'>

export type SessionRow = Selectable<SessionsTable> & { user_name: string; user_email: string }

const { idle, longest, ofUser } = limits.session

/** How much of a session's life may pass before a use writes the new end down. */
const extendAfter = 60_000

/** Sessions by their token, of which only the hash is kept. */
export function sessionRepository(db: Database) {
  const living = () =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('expires_at', '>', Date.now())
      .where('sessions.created_at', '>', Date.now() - longest)
  /** Ends sessions early; the reason is stored for clients that still send their tokens. */
  async function end(
    reason: EndReason,
    which: ExpressionOrFactory<Schema, 'sessions', SqlBool>,
  ): Promise<EndedSession[]> {
    const ended = await db.deleteFrom('sessions').where(which).returningAll().execute()
    const rows = ended.map(({ token_hash }) => ({ token_hash, reason, ended_at: Date.now() }))
    if (rows.length > 0) await db.insertInto('ended_sessions').values(rows).execute()
    return ended
  }

  return {
    /** Opens a session and answers its token, which nothing else knows. */
    async open(
      userId: string,
      { address, userAgent }: Device,
      passwordConfirmedAt = Date.now(),
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = Date.now()
      await db
        .deleteFrom('sessions')
        .where((e) => e.or([e('expires_at', '<=', now), e('created_at', '<=', now - longest)]))
        .execute()
      await db
        .deleteFrom('ended_sessions')
        .where('ended_at', '<=', now - longest)
        .execute()
      await db
        .insertInto('sessions')
        .values({
          id: randomUUIDv7(),
          token_hash: hashToken(token),
          user_id: userId,
          created_at: now,
          expires_at: now + idle,
          address,
          user_agent: userAgent.slice(0, limits.session.userAgent),
          password_confirmed_at: passwordConfirmedAt,
        })
        .execute()
      return token
    },

    /** The living session of a token. */
    async find(token: string): Promise<Session | null> {
      const row = await living()
        .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
        .select([
          'sessions.id',
          'token_hash',
          'sessions.created_at',
          'expires_at',
          'password_confirmed_at',
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
            hasSecondFactor: row.on_since !== null,
          }
        : null
    },

    /** Why the session of a token was ended, where it did not simply expire. */
    async findEndReason(token: string): Promise<EndReason | null> {
      const row = await db
        .selectFrom('ended_sessions')
        .select('reason')
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst()
      return row?.reason ?? null
    },

    /** Lets a session that is in use live on, up to its longest; answers its new end. */
    async extend({ tokenHash, createdAt, expiresAt }: Session): Promise<number> {
      const end = Math.min(Date.now() + idle, createdAt + longest)
      if (end - expiresAt < extendAfter) return expiresAt
      await db
        .updateTable('sessions')
        .set({ expires_at: end })
        .where('token_hash', '=', tokenHash)
        .execute()
      return end
    },

    /** Notes that the password was given just now; answers whether the session lives. */
    async confirm(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ password_confirmed_at: Date.now() })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Every living session, the one that was used last first. */
    async list(): Promise<SessionRow[]> {
      return living()
        .selectAll('sessions')
        .select(['users.name as user_name', 'users.email as user_email'])
        .orderBy('expires_at', 'desc')
        .orderBy('sessions.id')
        .execute()
    },

    /** Signs out: no reason is stored. */
    async signOut(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** Ends the session of an id; answers whose it was. */
    async endById(id: string): Promise<EndedSession | null> {
      const [ended] = await end('elsewhere', (e) => e('id', '=', id))
      return ended ?? null
    },

    /** Ends every session of a user but the one that is to stay; answers which. */
    endAllOf(userId: string, reason: EndReason, staying = ''): Promise<EndedSession[]> {
      return end(reason, (e) => e.and([e('user_id', '=', userId), e('token_hash', '<>', staying)]))
    },

    /** Ends every session there is. */
    async endAll(reason: EndReason): Promise<void> {
      await end(reason, (e) => e.lit(true))
    },

    /** Leaves room for one more session: those that were used longest ago go. Answers which. */
    makeRoom(userId: string): Promise<EndedSession[]> {
      return end('elsewhere', (e) =>
        e(
          'token_hash',
          'in',
          e
            .selectFrom('sessions as s')
            .select('s.token_hash')
            .where('s.user_id', '=', userId)
            .where('s.expires_at', '>', Date.now())
            .orderBy('s.expires_at', 'desc')
            .limit(1000)
            .offset(ofUser - 1),
        ),
      )
    },
  }
}

/** How many sessions live just now. */
export async function countLivingSessions(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('sessions')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('expires_at', '>', Date.now())
    .executeTakeFirstOrThrow()
  return total
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
