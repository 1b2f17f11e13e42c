import { compareNames } from '../../../../contract/text/compare-names.ts'
import { countRows } from '../../../db/pages.ts'
import type { Database } from '../../../db/schema.ts'
import { lastUseOf, listSessions } from '../../../sessions/repository.ts'
import type { UserRow } from '../repository.ts'

/** An account with related facts from other tables. */
export type AccountRow = UserRow & { on_since: number | null }

/** Every account, active ones first, by name. */
export async function listAccounts(db: Database): Promise<AccountRow[]> {
  const accounts = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select('on_since')
    .orderBy('users.id')
    .execute()
  const uses = await listLastUses(db)
  return accounts
    .toSorted((a, b) => b.active - a.active || compareNames(a.name, b.name))
    .map((row) => ({
      ...row,
      last_seen_at: latest(row.last_seen_at, uses.get(row.id)),
    }))
}

export function countActiveAccounts(db: Database): Promise<number> {
  return countRows(db.selectFrom('users').where('active', '=', 1))
}

/** The last use of an open session, by user. */
async function listLastUses(db: Database): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for (const session of await listSessions(db))
    uses.set(session.user_id, Math.max(lastUseOf(session), uses.get(session.user_id) ?? 0))
  return uses
}

function latest(ended: number | null, open: number | undefined): number | null {
  return open === undefined ? ended : Math.max(open, ended ?? 0)
}
