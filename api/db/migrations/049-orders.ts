import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { createIndexes, isFlag, isWithin, withRecordColumns } from './record-columns.ts'

const statuses = sql.join(
  ['new', 'packed', 'sent', 'done', 'cancelled'].map((status) => sql.lit(status)),
)

/**
 * Adds customers' orders, for staff only, and the last order number. No trigger counts their writes, because
 * nothing public is made from them.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  const { text, integer, strict } = types
  await withRecordColumns(db.schema.createTable('orders'), types)
    .addColumn('number', integer, (c) => c.notNull().unique())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('paid', integer, (c) => c.notNull())
    .addColumn('lines', text, (c) => c.notNull())
    .addColumn('customer_name', text, (c) => c.notNull())
    .addColumn('customer_phone', text, (c) => c.notNull())
    .addColumn('customer_place', text, (c) => c.notNull())
    .addColumn('customer_pin', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('wanted_on', text)
    .addColumn('delivery_charge', integer)
    .addColumn('delivery_note', text, (c) => c.notNull())
    .addColumn('total', integer, (c) => c.notNull())
    .addColumn('search_text', text, (c) => c.notNull())
    .addCheckConstraint('orders_number', sql`number > 0`)
    .addCheckConstraint('orders_status', sql`status in (${statuses})`)
    .addCheckConstraint('orders_paid', isFlag('paid'))
    .addCheckConstraint('orders_delivery_charge', sql`delivery_charge >= 0`)
    .addCheckConstraint('orders_total', sql`total >= 0`)
    .addCheckConstraint('orders_customer_name_length', isWithin('customer_name', 80, engine))
    .addCheckConstraint('orders_customer_phone_length', isWithin('customer_phone', 40, engine))
    .addCheckConstraint('orders_customer_place_length', isWithin('customer_place', 80, engine))
    .addCheckConstraint('orders_customer_pin_length', isWithin('customer_pin', 6, engine))
    .addCheckConstraint('orders_note_length', isWithin('note', 500, engine))
    .addCheckConstraint('orders_message_length', isWithin('message', 4000, engine))
    .addCheckConstraint('orders_delivery_note_length', isWithin('delivery_note', 80, engine))
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'orders', {
    orders_by_status: ['status', 'number'],
    orders_by_time: ['created_at'],
  })

  await db.schema
    .createTable('order_numbers')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('last', integer, (c) => c.notNull())
    .addCheckConstraint('order_numbers_one', sql`id = 1`)
    .modifyEnd(strict)
    .execute()
  for (const statement of guards[engine]) await sql.raw(statement).execute(db)
}

/** Allows the content of a log entry about an order to be blanked; its author and time stay. */
const guards: Record<Engine, string[]> = {
  sqlite: [
    'drop trigger audit_log_no_update',
    `create trigger audit_log_no_update before update on audit_log
     when old.entity <> 'order' or new.number <> old.number or new.at <> old.at
       or new.action <> old.action or new.entity <> old.entity or new.record_id <> old.record_id
       or new.record_name <> old.record_name or new.user_id <> old.user_id
       or new.user_name <> old.user_name or new.request_id <> old.request_id
       or new.address <> old.address
     begin select raise(abort, 'the audit log is not changed'); end`,
  ],
  postgres: [
    `create or replace function audit_log_guard() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' then
         if old.at <= (extract(epoch from clock_timestamp()) - 365 * 86400) * 1000
           or old.number <= (select max(number) from audit_log) - 200000
         then return old; end if;
         raise exception 'the audit log is not shortened';
       end if;
       if tg_op = 'UPDATE' then
         if old.entity = 'order' and (new.number, new.at, new.action, new.entity, new.record_id,
             new.record_name, new.user_id, new.user_name, new.request_id, new.address)
           = (old.number, old.at, old.action, old.entity, old.record_id,
             old.record_name, old.user_id, old.user_name, old.request_id, old.address)
         then return new; end if;
       end if;
       raise exception 'the audit log is not changed';
     end $$`,
  ],
}
