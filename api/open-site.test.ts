import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './db/database.ts'
import { createAdministrator } from './features/accounts/administrators.ts'
import { createEmptyDatabase } from './testing/database.ts'

const root = join(import.meta.dirname, '..')

/** Runs a command to its end. */
async function run(words: string[], settings: Record<string, string>) {
  const cache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile') }
  const env = { PATH: process.env.PATH, ...cache, ...settings }
  const child = spawn(process.execPath, words, { cwd: root, env })
  const [errors] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, errors: errors.trimEnd() }
}

it('takes nothing from where no site is: no backup is replaced, no target spoilt', async () => {
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

  const backUp = ['api/backups/backup-cli.ts', file]
  const move = ['api/backups/move-cli.ts']
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
      const { code, errors } = await run([...words], { ...settings, DATA_DIR: dataDir })
      expect(errors).toMatch(new RegExp(`^DATA_DIR: ${reason}.*; nothing was done$`))
      expect(code).toBe(1)
    }
  expect(await readFile(file, 'utf8')).toBe('A backup of before.')
  expect((await readdir(database.dataDir)).toSorted()).toEqual(['empty', 'good.tar'])

  for (const words of [
    ['api/features/accounts/admin-cli.ts', 'list'],
    ['api/features/accounts/admin-cli.ts', 'create', 'meena@example.com'],
    ['api/backups/restore-cli.ts', '--list'],
    ['api/backups/restore-cli.ts', file],
  ]) {
    const dataDir = join(database.dataDir, 'never-there')
    const { code, errors } = await run(words, { DATA_DIR: dataDir })
    expect(errors).toMatch(
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
  expect(await run(backUp, { DATA_DIR: empty })).toEqual({ code: 0, errors: '' })
  expect((await stat(file)).mode & 0o077).toBe(0)
})
