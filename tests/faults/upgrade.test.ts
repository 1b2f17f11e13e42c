import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openUnmigrated } from '../../api/db/database.ts'
import { migrationNames } from '../../api/db/migrations/index.ts'
import type { Database } from '../../api/db/schema.ts'
import { compareRows, createOlderSite, olderSchema } from '../../api/testing/older-site.ts'
import { createLedger } from './fixtures/ledger.ts'
import { api, owner, runCommand, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData, type SiteData, setupsOf } from './fixtures/site-data.ts'

/** The database as it stands, not brought up to date. */
async function look<T>({ settings }: SiteData, at: (db: Database) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
  const db = await openUnmigrated({ databaseUrl, dataDir })
  return at(db).finally(() => db.destroy())
}

async function listMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

it.each(setupsOf('sqlite'))(
  'an upgrade that is killed loses nothing, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL of several starts that bring an older site up to date (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const older = migrationNames.slice(0, migrationNames.indexOf(olderSchema) + 1)
    let longest = 4000
    let undone = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const data = await createSiteData(engine, kind)
      const rows = await look(data, (db) => createOlderSite(db, owner))
      for (let time = 0; time < 2; time++) {
        const starts = [1, 2, 3].map(() => runCommand(api, data.settings))
        const kills = starts.map(async ({ kill }) => {
          await moment(random, longest)
          await kill()
        })
        await Promise.all(kills)
        const migrations = await look(data, listMigrations)
        // All of it or nothing.
        expect([older, migrationNames]).toContainEqual(migrations)
        if (migrations.length === older.length) undone += 1
      }
      const begun = performance.now()
      const products = await Promise.all([1, 2].map(() => startProduct(data.settings)))
      // Duration of starts on this machine just now.
      longest = performance.now() - begun
      report.add(await look(data, (db) => compareRows(db, rows)))
      expect(await look(data, listMigrations)).toEqual(migrationNames)
      for (const { address } of products) {
        const response = await fetch(`${address}/api/products?search=aged&limit=1000`)
        const { data } = (await response.json()) as { data: object[] }
        expect(data, 'what the search finds').toHaveLength(40)
      }
      for (const { address } of products) {
        const ledger = createLedger(random)
        await ledger.turnTo(address, `Oils of ${address}`)
        await ledger.adopt()
        await ledger.write()
        report.add(await ledger.check(), ledger)
      }
      for (const { stop } of products) expect(await stop()).toBe(0)
      await data.remove()
    }
    report.print(`${undone} of ${2 * rounds} times killed before it was done`)
  },
)
