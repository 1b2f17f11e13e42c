import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createAdministrator } from '../features/accounts/administrators.ts'
import { packCrafted, withoutSums, withRow } from '../testing/crafted-backup.ts'
import { runCommand } from '../testing/run-command.ts'
import { createTestSite } from '../testing/site.ts'
import { readTar } from './format/tar.ts'
import { readSchedule } from './jobs/schedule-repository.ts'
import { makeBackup } from './make/make-backup.ts'
import { makeBackupName } from './storage/backup-names.ts'

const run = (command: string, words: string, settings: Record<string, string>) =>
  runCommand(`api/backups/${command}.ts`, words.split(' '), settings)

/** Passes everything on to an S3 store except deletions. */
async function withoutDeletes(endpoint: string): Promise<string> {
  const server = createServer((asked, answered) => {
    const { method = '', headers } = asked
    if (method === 'DELETE') return void answered.writeHead(403).end()
    const passed = request(new URL(asked.url ?? '', endpoint), { method, headers }, (response) => {
      answered.writeHead(response.statusCode ?? 0, response.headers)
      response.pipe(answered)
    })
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A backup with a row that no site contains, and matching sums. */
async function packTorn(file: string): Promise<Buffer> {
  const members = await Array.fromAsync(readTar(new Blob([await readFile(file)]).stream()))
  const torn = withRow(withoutSums(members), 'users', { email: 7 })
  return buffer(packCrafted(torn))
}

/** A site with an account, and a separate folder for files. */
async function createFolder() {
  const { api, close } = await createTestSite('sqlite', 'folder')
  onTestFinished(close)
  await createAdministrator(api.db, { email: 'owner@example.com', name: 'Owner' })
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { api, folder, settings: { DATA_DIR: api.env.dataDir } }
}

it('a restore by the command stays done where old backups cannot be deleted, and says so', async () => {
  const { api, storage, close } = await createTestSite('sqlite', 'bucket')
  onTestFinished(close)
  const { db, images, env } = api
  await createAdministrator(db, { email: 'owner@example.com', name: 'Owner' })
  const names = Array.from({ length: 4 }, () => makeBackupName('backup'))
  for (const name of names)
    await makeBackup({ db, store: images.store, shopName: 'Test' }, storage.createPartial(name))
  const { endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = '' } = env.s3 ?? {}
  const restored = await run('restore-cli', names[0] ?? '', {
    DATA_DIR: env.dataDir,
    S3_ENDPOINT: await withoutDeletes(endpoint),
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored:') })
  expect(restored.warned).toMatch(/^Old backups could not be deleted: .*403/)
  expect(await readSchedule(db)).toMatchObject({ unpruned: 1 })
})

it.each([
  ['restore-cli', '', /^There is no backup /],
  ['restore-cli', 'nothing.tar', /^There is no backup /],
  ['backup-cli', '', /is a folder\. Name a file in it\.\n$/],
  ['backup-cli', 'nowhere/x.tar', /^There is no folder .*nowhere\.\n$/],
])(
  'the command %s says of %j in a folder in a line that there is no such file',
  async (command, file, said) => {
    const { folder, settings } = await createFolder()
    const { code, warned } = await run(command, join(folder, file), settings)
    expect(code).toBe(1)
    expect(warned).toMatch(said)
    expect(warned.trim().split('\n')).toHaveLength(1)
  },
)

it.each(['backup-cli', 'restore-cli'])(
  'the command %s says in a line that a name is too long',
  async (command) => {
    const { folder, settings } = await createFolder()
    const { code, warned } = await run(command, join(folder, 'x'.repeat(256)), settings)
    expect(code).toBe(1)
    expect(warned).toMatch(/^ENAMETOOLONG: .*\n$/)
  },
)

it('a backup takes the place of a file, where a link leads to one as well, but of nothing else', async () => {
  const { folder, settings } = await createFolder()
  const [file, link, socket] = ['x.tar', 'latest.tar', 'socket'].map((name) => join(folder, name))
  await writeFile(file ?? '', 'older')
  await symlink('x.tar', link ?? '')
  const listening = net.createServer().listen(socket)
  await once(listening, 'listening')
  onTestFinished(() => void listening.close())
  expect(await run('backup-cli', link ?? '', settings)).toMatchObject({ code: 0, warned: '' })
  expect((await readFile(file ?? '')).length).toBeGreaterThan(1000)
  const { code, warned } = await run('backup-cli', socket ?? '', settings)
  expect({ code, warned }).toEqual({
    code: 1,
    warned: `${socket} is no file that could be replaced.\n`,
  })
  expect((await stat(socket ?? '')).isSocket()).toBe(true)
})

it('a check says the same as the restore, whatever the file is called', async () => {
  const { folder, settings } = await createFolder()
  const [good, torn, plain] = ['good', 'torn', 'plain-copy-20260131-093000000-1a2b3c'].map((name) =>
    join(folder, `${name}.tar`),
  )
  await run('backup-cli', good ?? '', settings)
  for (const file of [torn ?? '', plain ?? '']) await writeFile(file, await packTorn(good ?? ''))
  for (const file of [torn, plain]) {
    const said = {
      code: 1,
      said: '',
      warned: expect.stringMatching(/^A row of users .*email is no text/),
    }
    expect(await run('restore-cli', `${file} --check`, settings)).toEqual(said)
    expect(await run('restore-cli', `${file}`, settings)).toEqual(said)
  }
})

it('a file is checked on a machine that reaches no store of backups', async () => {
  const { folder, settings } = await createFolder()
  const file = join(folder, 'x.tar')
  await run('backup-cli', file, settings)
  const elsewhere = { ...settings, BACKUP_TO: join(file, 'nowhere') }
  const checked = await run('restore-cli', `${file} --check`, elsewhere)
  expect(checked).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 accounts'),
    warned: '',
  })
  const { code, warned } = await run('restore-cli', file, elsewhere)
  expect({ code, warned }).toMatchObject({ code: 1, warned: expect.stringMatching(/^BACKUP_TO: /) })
})

it('a restore says that erased customers may be back, where the site does not know of it', async () => {
  const { api, folder, settings } = await createFolder()
  const payload = {
    lines: [{ name: 'Coconut Oil', quantity: 1, price: 595 }],
    customer: { name: 'Meena', phone: '98765 43210' },
  }
  const { _id } = (await api.callAsAdmin('POST', '/orders', { payload })).json().data
  const file = join(folder, 'x.tar')
  await run('backup-cli', file, settings)
  await api.callAsAdmin('POST', `/orders/${_id}/erase`)
  expect(await run('restore-cli', file, settings)).toMatchObject({ code: 0, warned: '' })
  const empty = await mkdtemp(join(folder, 'empty-'))
  const { code, warned } = await run('restore-cli', file, { DATA_DIR: empty })
  expect({ code, warned }).toEqual({
    code: 0,
    warned: expect.stringMatching(
      /^Customers that were erased by hand since .* may be in the orders/,
    ),
  })
})
