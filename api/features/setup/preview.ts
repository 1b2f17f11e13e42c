import { createHmac, timingSafeEqual } from 'node:crypto'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import type { Database } from '../../db/schema.ts'
import { findTokenHash, type Session } from '../../sessions/repository.ts'

type Issuer = Pick<Session, 'id' | 'tokenHash'>

/**
 * Issues a code that shows a closed shop while the session is valid, at most twelve hours. It is signed with data
 * that only the server knows of the session, so nothing is stored. Lower case only, because page addresses have
 * one spelling.
 */
export function issuePreview(session: Issuer): string {
  const end = Date.now() + accountLimits.session.preview
  return [session.id, end.toString(36), sign(session, end)].join('.')
}

/**
 * Time at which a preview ends, in milliseconds; null if the code is invalid or expired, or its session has
 * ended.
 */
export async function findPreviewEnd(db: Database, code: string): Promise<number | null> {
  const [, id = '', ending = '', signature = ''] =
    /^([\da-f-]{36})\.([\da-z]{8,9})\.([\da-f]{64})$/.exec(code) ?? []
  const end = Number.parseInt(ending, 36)
  if (!(end > Date.now())) return null
  const tokenHash = await findTokenHash(db, id)
  if (!tokenHash) return null
  const expected = Buffer.from(sign({ id, tokenHash }, end))
  return timingSafeEqual(expected, Buffer.from(signature)) ? end : null
}

function sign({ id, tokenHash }: Issuer, end: number): string {
  return createHmac('sha256', tokenHash).update(`preview ${id} ${end}`).digest('hex')
}
