import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { createIndexes } from './record-columns.ts'

/**
 * Every write, with its author and origin. Entries are protected: only those older than a year, or followed by
 * 200,000 others, can be deleted.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  const { text, integer, strict } = types
  await db.schema
    .createTable('audit_log')
    .addColumn('number', integer, (c) =>
      engine === 'sqlite'
        ? c.notNull().primaryKey().autoIncrement()
        : c.notNull().primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('at', integer, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('entity', text, (c) => c.notNull())
    .addColumn('record_id', text, (c) => c.notNull())
    .addColumn('record_name', text, (c) => c.notNull())
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('user_name', text, (c) => c.notNull())
    .addColumn('request_id', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('before', text)
    .addColumn('after', text)
    .modifyEnd(strict)
    .execute()

  await createIndexes(db, 'audit_log', {
    audit_log_by_time: ['at'],
    audit_log_by_entity: ['entity', 'number'],
    audit_log_by_record: ['record_id', 'number'],
    audit_log_by_user: ['user_id', 'number'],
  })
  for (const statement of guards[engine]) await sql.raw(statement).execute(db)
}

const guards: Record<Engine, string[]> = {
  sqlite: [
    `create trigger audit_log_no_update before update on audit_log
     begin select raise(abort, 'the audit log is not changed'); end`,
    `create trigger audit_log_no_delete before delete on audit_log
     when old.at > (unixepoch('subsec') - 365 * 86400) * 1000
       and old.number > (select max(number) from audit_log) - 200000
     begin select raise(abort, 'the audit log is not shortened'); end`,
  ],
  postgres: [
    `create function audit_log_guard() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' then
         if old.at <= (extract(epoch from clock_timestamp()) - 365 * 86400) * 1000
           or old.number <= (select max(number) from audit_log) - 200000
         then return old; end if;
         raise exception 'the audit log is not shortened';
       end if;
       raise exception 'the audit log is not changed';
     end $$`,
    `create trigger audit_log_rows before update or delete on audit_log
     for each row execute function audit_log_guard()`,
    `create trigger audit_log_whole before truncate on audit_log
     for each statement execute function audit_log_guard()`,
  ],
}
