import { createHash, randomBytes } from 'node:crypto'
import { limits } from '../../contract/limits.ts'
import type { Database } from './schema.ts'

/** Who asks, as long as the token lives. */
export type Session = {
  tokenHash: string
  expiresAt: number
  user: { id: string; name: string }
}

/** How much of a session's life may pass before a use writes the new end down. */
const extendAfter = 60_000

/** Sessions by their token, of which only the hash is kept. */
export function sessionRepository(db: Database) {
  return {
    /** Opens a session and answers its token, which nothing else knows. */
    async open(userId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const now = Date.now()
      await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          created_at: now,
          expires_at: now + limits.session.idle,
        })
        .execute()
      return token
    },

    /** The living session of a token. */
    async find(token: string): Promise<Session | null> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['token_hash', 'expires_at', 'users.id', 'users.name'])
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', Date.now())
        .executeTakeFirst()
      return row
        ? {
            tokenHash: row.token_hash,
            expiresAt: row.expires_at,
            user: { id: row.id, name: row.name },
          }
        : null
    },

    /** Lets a session that is in use live on; answers its new end. */
    async extend({ tokenHash, expiresAt }: Session): Promise<number> {
      const end = Date.now() + limits.session.idle
      if (end - expiresAt < extendAfter) return expiresAt
      await db
        .updateTable('sessions')
        .set({ expires_at: end })
        .where('token_hash', '=', tokenHash)
        .execute()
      return end
    },

    async end(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    async endAllOf(userId: string): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
    },
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
