import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backupMessages } from '../../contract/backups/messages.ts'
import { messages } from '../../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { api, nobody, owner, runCommand, type Settings, startProduct } from './fixtures/product.ts'

let home: string
let settings: Settings
let folder: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'vaagai-read-only-'))
  if (nobody.uid) await chown(home, nobody.uid, nobody.gid)
  folder = join(home, 'backups')
  settings = { DATA_DIR: join(home, 'data'), BACKUP_TO: folder }
})
afterEach(async () => {
  await chmod(folder, 0o700).catch(() => {})
  await chmod(settings.DATA_DIR ?? '', 0o700).catch(() => {})
  await rm(home, { recursive: true, force: true })
})

/** Somebody who is signed in to a site that runs as nobody. */
async function startSite() {
  const { address, stop } = await startProduct(settings, api, nobody)
  const headers: Record<string, string> = {}
  async function ask(method: string, path: string, body?: object) {
    const response = await fetch(address + apiPrefix + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data, message } = await response.json()
    return { status: response.status, data, message }
  }
  const { data } = await ask('POST', apiPaths.login, owner)
  headers.authorization = `Bearer ${data.token}`
  const ended = () =>
    vi.waitUntil(
      async () => {
        // On a busy machine a request may be rejected with 503.
        const { data } = await ask('GET', apiPaths.backups)
        return data && data.job.state !== 'running' ? data.job : null
      },
      { timeout: 60_000 },
    )
  return { ask, ended, stop }
}

/** A site with one backup, whose folder has been made read-only. */
async function startReadOnly() {
  const site = await startSite()
  const { name } = (await site.ask('POST', apiPaths.backups)).data
  expect(await site.ended()).toMatchObject({ state: 'done' })
  await chmod(folder, 0o500)
  return { ...site, name }
}

/** Exit code and output of a command. */
async function runAsNobody(...args: string[]) {
  const command = runCommand(args, settings, nobody)
  const code = await command.ended
  return { code, said: command.said, errors: await command.errors }
}

it('backups are listed and verified where their folder may only be read', async () => {
  const { ask, ended, name } = await startReadOnly()
  expect((await ask('GET', apiPaths.backups)).data.files).toMatchObject([{ name }])
  expect((await ask('POST', fillPath(apiPaths.backupCheck, { name }), {})).status).toBe(200)
  expect(await ended()).toMatchObject({ kind: 'check', state: 'done' })

  const list = await runAsNobody('api/backups/restore-cli.ts', '--list')
  expect(list).toMatchObject({ code: 0, said: expect.stringContaining(name), errors: '' })
  const check = await runAsNobody('api/backups/restore-cli.ts', name, '--check')
  expect(check).toMatchObject({ code: 0, said: expect.stringContaining('1 account'), errors: '' })
})

it('a backup that cannot be deleted stays, and a sentence says so', async () => {
  const { ask, name } = await startReadOnly()
  const { status, message } = await ask('DELETE', fillPath(apiPaths.backup, { name }))
  expect([status, message]).toEqual([503, messages.storage.unusable])
  expect((await ask('GET', apiPaths.backups)).data.files).toMatchObject([{ name }])
})

it('a restore that cannot keep the site says why, and changes nothing', async () => {
  const { ask, ended, name } = await startReadOnly()
  await ask('POST', apiPaths.categories, { name: 'Later' })
  await ask('POST', fillPath(apiPaths.backupRestore, { name }))
  expect(await ended()).toMatchObject({
    kind: 'restore',
    state: 'failed',
    message: messages.storage.unusable,
  })
  expect((await ask('GET', apiPaths.categories)).data).toMatchObject([{ name: 'Later' }])

  const { code, errors } = await runAsNobody('api/backups/restore-cli.ts', name)
  expect([code, errors]).toEqual([1, expect.stringMatching(/^BACKUP_TO: cannot keep .*\n$/)])
})

it('a start says in its log that no backups can be kept, and serves all the same', async () => {
  const { stop } = await startReadOnly()
  await stop()
  settings.LOG_LEVEL = 'error'
  const started = runCommand(api, settings, nobody)
  await vi.waitUntil(() => /API +http/.test(started.said), { timeout: 60_000 })
  const [line = ''] = started.said.split('\n')
  expect(JSON.parse(line)).toMatchObject({
    msg: backupMessages.unwritable,
    err: { message: expect.stringMatching(/^BACKUP_TO: cannot keep files in /) },
  })
})

it.each(['catalogue.sqlite', '.'])(
  'a start says in a line that DATA_DIR/%s may only be read',
  async (path) => {
    await (await startSite()).stop()
    await chmod(join(settings.DATA_DIR ?? '', path), 0o500)
    const { code, errors } = await runAsNobody(...api)
    expect([code, errors]).toEqual([1, expect.stringMatching(/^DATA_DIR: cannot keep .*\n$/)])
  },
)
