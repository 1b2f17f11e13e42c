import type { ExpressionBuilder, Selectable } from 'kysely'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import type { AccountLinksTable } from '../../../db/account-tables.ts'
import { clockSkewMs } from '../../../db/clock-skew.ts'
import { countRows } from '../../../db/pages.ts'
import type { Database, Schema } from '../../../db/schema.ts'

export type LinkRow = Selectable<AccountLinksTable>

export async function insertLink(trx: Database, link: LinkRow): Promise<void> {
  await trx.insertInto('account_links').values(link).execute()
}

/** The link for a code, if it is still valid. */
export async function findLink(db: Database, codeHash: string): Promise<LinkRow | null> {
  const row = await openLinks(db).selectAll().where('code_hash', '=', codeHash).executeTakeFirst()
  return row ?? null
}

/** Invitations that can still be used, the newest first. */
export function listInvitations(db: Database): Promise<LinkRow[]> {
  return openLinks(db)
    .selectAll()
    .where('user_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function countInvitations(db: Database): Promise<number> {
  return countRows(openLinks(db).where('user_id', 'is', null))
}

/** Deletes a link, which ends it; returns whether it existed. */
export async function deleteLink(trx: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_links')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Withdraws an open invitation; returns it. */
export async function deleteInvitation(trx: Database, id: string): Promise<LinkRow | null> {
  const row = await trx
    .deleteFrom('account_links')
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where((e) => isOpen(e, Date.now()))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Ends the links that a switched-off account made, and those that would open it. */
export async function deleteLinksAround(trx: Database, userId: string): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where((e) => e.or([e('made_by', '=', userId), e('user_id', '=', userId)]))
    .execute()
}

/**
 * Deletes links that have expired, and those dated ahead by a wrong clock, so that changing the clock cannot
 * revive one.
 */
export async function deleteEndedLinks(trx: Database): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where((e) => e.not(isOpen(e, Date.now())))
    .execute()
}

function openLinks(db: Database) {
  return db.selectFrom('account_links').where((e) => isOpen(e, Date.now()))
}

/** A link dated later than any link made now comes from a wrong clock. */
function isOpen(e: ExpressionBuilder<Schema, 'account_links'>, now: number) {
  return e.and([
    e('created_at', '<=', now + clockSkewMs),
    e.between('expires_at', now + 1, now + accountLimits.invitation + clockSkewMs),
  ])
}
