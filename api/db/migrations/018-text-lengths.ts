import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { isWithin } from './record-columns.ts'

/** The longest that each text may be, in code points. */
const longest = {
  users: { name: 80, email: 254 },
  categories: { name: 80 },
  products: { name: 120, description: 5000, size: 60, benefits: 2000 },
  gallery_items: { title: 120, description: 5000, category_text: 80 },
}

/** Rows read at once. */
const page = 500

type Row = { id: string } & Record<string, string>
type NavConfig = { version: number; config: string }

/**
 * Composes the texts of records (NFC), as saving does from now on, and lets the database enforce their maximum
 * length. A text that would become too long by this stays unchanged.
 */
export async function up(db: Kysely<unknown>, _types: ColumnTypes, engine: Engine): Promise<void> {
  for (const [table, columns] of Object.entries(longest)) {
    await composeTexts(db, table, columns)
    for (const [column, max] of Object.entries(columns))
      await db.schema
        .alterTable(table)
        .addCheckConstraint(`${table}_${column}_length`, isWithin(column, max, engine))
        .execute()
  }
  await composeLabels(db as Kysely<{ nav_configs: NavConfig }>)
}

async function composeTexts(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, number>,
): Promise<void> {
  const names = sql.join(['id', ...Object.keys(columns)].map((name) => sql.ref(name)))
  for (let last = ''; ; ) {
    const { rows } = await sql<Row>`
      select ${names} from ${sql.table(table)} where id > ${last} order by id limit ${page}`.execute(
      db,
    )
    for (const row of rows) await composeRow(db, table, columns, row)
    if (rows.length < page) return
    last = rows.at(-1)?.id ?? ''
  }
}

async function composeRow(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, number>,
  { id, ...texts }: Row,
): Promise<void> {
  const changes = Object.entries(texts)
    .map(([name, text]) => [name, text.normalize('NFC')] as const)
    .filter(([name, text]) => text !== texts[name] && [...text].length <= (columns[name] ?? 0))
    .map(([name, text]) => sql`${sql.ref(name)} = ${text}`)
  if (changes.length > 0)
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(db)
}

async function composeLabels(db: Kysely<{ nav_configs: NavConfig }>): Promise<void> {
  for (const { version, config } of await db.selectFrom('nav_configs').selectAll().execute()) {
    const read: { moreDropdownLabel: string } = JSON.parse(config)
    const label = read.moreDropdownLabel.normalize('NFC')
    if (label !== read.moreDropdownLabel && [...label].length <= 30)
      await db
        .updateTable('nav_configs')
        .set({ config: JSON.stringify({ ...read, moreDropdownLabel: label }) })
        .where('version', '=', version)
        .execute()
  }
}
