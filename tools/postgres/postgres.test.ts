import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it, vi } from 'vitest'

const folder = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  // A server that disappears reports it a second time, besides the failing query.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end()
  }
}

it('the PostgreSQL for tests sorts texts as people do by default', async () => {
  const url = inject('postgresUrl')
  expect(await query(url, `select 'a' < 'B'`)).toBe(true)
  expect(await query(url, `select 'a' < 'B' collate "C"`)).toBe(false)
})

it('the PostgreSQL for tests is gone when its user is killed', async () => {
  const script = join(folder, 'user.ts')
  const start = JSON.stringify(join(import.meta.dirname, 'start.ts'))
  writeFileSync(
    script,
    `import { startPostgres } from ${start}\nprocess.send((await startPostgres()).url)`,
  )
  const user = fork(script, { execPath: process.execPath })
  const [url] = (await once(user, 'message')) as [string]
  expect(await query(url, 'select 1')).toBe(1)

  user.kill('SIGKILL')
  await vi.waitFor(() => expect(query(url, 'select 1')).rejects.toThrow('ECONNREFUSED'), 60_000)
})
