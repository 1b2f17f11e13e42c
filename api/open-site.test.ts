import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './db/database.ts'
import { createAdministrator } from './features/accounts/administrators.ts'
import { createEmptyDatabase } from './testing/database.ts'
import { runCommand, spawnCommand } from './testing/run-command.ts'

it('the command takes nothing from where no site is: no backup is replaced, no target spoilt', async () => {
  const [database, target] = [
    await createEmptyDatabase('sqlite'),
    await createEmptyDatabase('postgres'),
  ]
  onTestFinished(async () => {
    await database.remove()
    await target.remove()
  })
  const file = join(database.dataDir, 'good.tar')
  await writeFile(file, 'A backup of before.')
  const empty = join(database.dataDir, 'empty')
  await mkdir(empty)
  await (await openDatabase({ databaseUrl: undefined, dataDir: empty })).destroy()

  const backUp = ['api/backups/backup-cli.ts', file] as const
  const move = ['api/backups/move-cli.ts'] as const
  const { databaseUrl: DATABASE_URL = '' } = target
  for (const [words, settings] of [
    [backUp, {}],
    [move, { DATABASE_URL }],
    [[...move, '--reopen'], {}],
  ] as const)
    for (const [name, reason] of [
      ['never-there', 'there is no site in '],
      ['empty', 'the site there has no account yet'],
    ] as const) {
      const dataDir = join(database.dataDir, name)
      const [command, ...args] = words
      const { code, warned } = await runCommand(command, args, { ...settings, DATA_DIR: dataDir })
      expect(warned).toMatch(new RegExp(`^DATA_DIR: ${reason}.*; nothing was done\n$`))
      expect(code).toBe(1)
    }
  expect(await readFile(file, 'utf8')).toBe('A backup of before.')
  expect((await readdir(database.dataDir)).toSorted()).toEqual(['empty', 'good.tar'])

  for (const [command, ...args] of [
    ['api/features/accounts/admin-cli.ts', 'list'],
    ['api/features/accounts/admin-cli.ts', 'create', 'meena@example.com'],
    ['api/backups/restore-cli.ts', '--list'],
    ['api/backups/restore-cli.ts', file],
  ] as const) {
    const dataDir = join(database.dataDir, 'never-there')
    const { code, warned } = await runCommand(command, args, { DATA_DIR: dataDir })
    expect(warned).toMatch(
      /^DATA_DIR: there is no (site in|folder) \S*never-there; nothing was done/,
    )
    expect(code).toBe(1)
  }
  expect((await readdir(database.dataDir)).toSorted()).toEqual(['empty', 'good.tar'])

  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
  await client.end()
  expect(rows).toEqual([])

  const db = await openDatabase({ databaseUrl: undefined, dataDir: empty })
  await createAdministrator(db, { email: 'owner@example.com', name: 'Owner' })
  await db.destroy()
  await rm(file)
  const [command, ...args] = backUp
  const backedUp = await spawnCommand(command, args, { DATA_DIR: empty })
  expect(backedUp).toMatchObject({ code: 0, warned: '' })
  expect((await stat(file)).mode & 0o077).toBe(0)
})
