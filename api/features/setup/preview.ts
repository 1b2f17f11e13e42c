import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '../../../contract/limits.ts'
import type { Database } from '../../db/schema.ts'
import { findTokenHash, type Session } from '../../sessions/repository.ts'

type Issuer = Pick<Session, 'id' | 'tokenHash'>

/**
 * Code that shows a closed shop for as long as the session is in force, at most twelve hours. Signed by what only
 * the server knows of the session, so nothing of it is stored. Small letters alone: addresses of pages
 * have one spelling.
 */
export function issuePreview(session: Issuer): string {
  const end = Date.now() + limits.session.preview
  return [session.id, end.toString(36), sign(session, end)].join('.')
}

/**
 * Time at which a preview ends, in milliseconds; null where the code is none, too late, or its session has
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
