import { expect, it, onTestFinished } from 'vitest'
import { backedUpTables } from '../../db/tables/roles.ts'
import { readShape } from '../../db/tables/rows.ts'
import { bothEngines, createTestDatabase } from '../../testing/database.ts'
import { columnRules } from './column-rules.ts'

it.each(bothEngines)('every column that a backup from %s holds has a rule', async (engine) => {
  const { db, close } = await createTestDatabase(engine)
  onTestFinished(close)
  for (const table of backedUpTables()) {
    const { columns } = await readShape(db, table)
    expect(Object.keys(columnRules[table]).toSorted(), table).toEqual(columns.toSorted())
  }
})
