import { sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readJson } from '../../records/stored-config.ts'

/** The one row of the counter. */
const id = 1

/** Takes the next number, which was never given before, even to an order that is gone. */
export async function takeOrderNumber(trx: Database): Promise<number> {
  const { last } = await trx
    .insertInto('order_numbers')
    .values({ id, last: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last: sql<number>`order_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** The highest number ever given, according to counter, orders and trash; 0 if there is none. */
export async function findHighestOrderNumber(db: Database): Promise<number> {
  const counter = await db.selectFrom('order_numbers').select('last').executeTakeFirst()
  const { highest } = await db
    .selectFrom('orders')
    .select((e) => e.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow()
  const deleted = await db
    .selectFrom('deleted_records')
    .select('record')
    .where('kind', '=', 'order')
    .execute()
  const numbers = deleted.map(({ record }) => (readJson(record) as { number?: number }).number ?? 0)
  return Math.max(counter?.last ?? 0, highest ?? 0, ...numbers)
}

/** Lets the counter continue above a number. */
export async function setOrderNumber(trx: Database, last: number): Promise<void> {
  if (last === 0) return
  await trx
    .insertInto('order_numbers')
    .values({ id, last })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ last }))
    .execute()
}
