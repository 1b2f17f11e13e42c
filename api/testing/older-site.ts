import { defaultNavConfig } from '../../contract/navigation/defaults.ts'
import { engineOf } from '../db/engine.ts'
import { migrate } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import type { TableName } from '../db/tables/roles.ts'
import { insertRows, type Row, readRows } from '../db/tables/rows.ts'
import { hashPassword } from '../features/accounts/passwords/passwords.ts'

/**
 * The last migration before those that add columns to tables with rows, triggers, and an index made from
 * rows.
 */
export const olderSchema = '006-settings'

type Rows = [table: TableName, rows: Row[]][]

/** Creates a site's data as an earlier version of the program left it; returns its rows. */
export async function createOlderSite(
  db: Database,
  owner: { email: string; password: string },
): Promise<Rows> {
  await migrate(db, engineOf(db), olderSchema)
  const tables = describeRows(owner.email, await hashPassword(owner.password))
  for (const [table, rows] of tables)
    await insertRows(db, table, { columns: Object.keys(rows[0] ?? {}) }, rows)
  return tables
}

/** Compares a migrated database with its earlier rows. */
export async function compareRows(db: Database, tables: Rows) {
  const found = { checked: 0, lost: [] as string[], torn: [] as string[] }
  for (const [table, rows] of tables) {
    const columns = Object.keys(rows[0] ?? {})
    const say = (row: Row) => `${table} ${JSON.stringify(columns.map((name) => row[name]))}`
    const wanted = rows.map(say)
    const there = (await Array.fromAsync(readRows(db, table))).flat().map(say)
    found.checked += wanted.length
    found.lost.push(...wanted.filter((row) => !there.includes(row)))
    found.torn.push(...there.filter((row) => !wanted.includes(row)))
  }
  return found
}

/** The older version had no words in Tamil. */
const { moreDropdownLabelTa: _, ...olderConfig } = { ...defaultNavConfig, maxVisibleItems: 7 }

const idOf = (n: number) => `018bcfe5-6800-7000-8000-${String(n).padStart(12, '0')}`

function describeRows(email: string, password_hash: string): Rows {
  const stamps = { version: 3, created_at: 1_700_000_000_000, updated_at: 1_700_000_000_001 }
  const record = { ...stamps, updated_by: 'staff' }
  const shown = { show_in_nav: 1, show_in_products_dropdown: 0 }
  const text = { description: 'Pressed in wood, எண்ணெய்', size: '1 l', benefits: 'Ours' }
  return [
    ['users', [{ id: idOf(1000), email, password_hash, name: 'Staff', role: 'admin', ...record }]],
    [
      'sessions',
      // Enough rows to make an upgrade take a while, because each gets a name of its own.
      Array.from({ length: 400 }, (_, n) => ({
        token_hash: `token ${n}`,
        user_id: idOf(1000),
        created_at: stamps.created_at,
        expires_at: 4_000_000_000_000 + n,
      })),
    ],
    [
      'categories',
      [
        { id: idOf(1001), name: 'Oils', name_key: 'oils', parent_id: null, sort_order: 2.5 },
        {
          id: idOf(1002),
          name: 'Seed',
          name_key: 'seed',
          parent_id: idOf(1001),
          sort_order: 10,
        },
      ].map((row) => ({ ...row, ...shown, ...record })),
    ],
    [
      'products',
      Array.from({ length: 40 }, (_, n) => ({
        id: idOf(n),
        number: n,
        name: `Aged ${n}`,
        name_key: `aged ${n}`,
        ...text,
        price: 100 * n + 5,
        original_price: n % 2 ? 5_000_000 : null,
        category_id: idOf(1001),
        subcategory_id: n % 3 ? idOf(1002) : null,
        featured: n % 2,
        in_stock: 1,
        is_best_seller: 0,
        ...record,
      })),
    ],
    [
      'gallery_items',
      [
        {
          id: idOf(1003),
          title: 'The mill',
          description: '',
          search_text: 'the mill',
          category_text: 'Mills',
          is_popular: 1,
          sort_order: 1.5,
          ...record,
        },
      ],
    ],
    [
      'nav_configs',
      [{ version: 1, config: JSON.stringify(olderConfig), saved_at: 1, saved_by: 'staff' }],
    ],
  ]
}
