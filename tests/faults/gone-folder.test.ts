import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeForm } from '../../api/testing/multipart.ts'
import { makeUpload } from '../../api/testing/pictures/pictures.ts'
import { apiPaths } from '../../contract/paths.ts'
import { api, nobody, owner } from './fixtures/product.ts'
import { rounds } from './fixtures/rounds.ts'

const root = join(import.meta.dirname, '..', '..')

let home: string
let folder: string
let child: ChildProcess
let address: string
let authorization: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'vaagai-gone-'))
  folder = join(home, 'data')
  if (nobody.uid) await chown(home, nobody.uid, nobody.gid)
  await start()
  authorization = `Bearer ${(await (await signIn()).json()).data.token}`
})
afterEach(async () => {
  await end()
  await chmod(folder, 0o700).catch(() => {})
  await rm(home, { recursive: true, force: true })
})

async function start(): Promise<void> {
  child = spawn(process.execPath, api, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      SEED: 'none',
      LOG_LEVEL: 'fatal',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...nobody,
  })
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  await vi.waitUntil(() => /API +\S+,/.test(said), { timeout: 60_000 })
  address = said.match(/API +(\S+),/)?.[1] ?? ''
}

/** As a power cut would: what was only in its memory is gone. */
async function end(): Promise<void> {
  if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
}

const ask = async (path: string) => (await fetch(address + path)).status
const askFor = async (picture: string) => (await fetch(new URL(picture, address))).status
const send = (path: string, fields: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(fields),
  })
const signIn = () => send(apiPaths.login, owner)
const createCategory = (name: string) => send(apiPaths.categories, { name })
const createItem = async (title: string, seed: number) =>
  fetch(address + apiPaths.gallery, {
    method: 'POST',
    headers: { authorization },
    body: makeForm({ title }, await makeUpload(seed)),
  })

async function readNames(): Promise<string[]> {
  const response = await fetch(address + apiPaths.categories)
  expect(response.status).toBe(200)
  return (await response.json()).data.map(({ name }: { name: string }) => name)
}

const file = (ending = '') => join(folder, `catalogue.sqlite${ending}`)
const away = () => join(home, 'away')

const losses: Record<string, () => Promise<unknown>> = {
  'the folder is deleted': () => rm(folder, { recursive: true }),
  'the folder is moved away': () => rename(folder, away()),
  async 'the folder is replaced by another'() {
    await rename(folder, away())
    await mkdir(folder)
  },
  async 'the folder is replaced by a copy of it'() {
    await rename(folder, away())
    await mkdir(join(folder, 'uploads'), { recursive: true })
    for (const ending of ['', '-wal', '-shm'])
      await copyFile(join(away(), `catalogue.sqlite${ending}`), file(ending))
  },
  'the database is deleted': () => rm(file()),
  async 'the database is replaced'() {
    await copyFile(file(), away())
    await rename(away(), file())
  },
  'what the database has not taken in yet is deleted': () => rm(file('-wal')),
  'what the processes agree by is deleted': () => rm(file('-shm')),
  'the folder is made read-only': () => chmod(folder, 0o500),
  'the database is made read-only': () => chmod(file(), 0o400),
}

/** To the process they are as another of the losses is: a single round leaves them out. */
const alike = [
  'the folder is deleted',
  'the folder is replaced by another',
  'the database is replaced',
]
const tried = Object.keys(losses).filter((loss) => rounds > 1 || !alike.includes(loss))

it.each(tried)('the site acknowledges no write, and says so, once %s', async (loss) => {
  expect((await createCategory('Before')).status).toBe(201)
  expect(await ask(apiPaths.health)).toBe(200)
  await losses[loss]?.()

  expect((await createCategory('After')).status).toBe(503)
  expect((await createItem('After', 2)).status).toBe(503)
  const rejected = await signIn()
  expect(rejected.status).toBe(503)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await ask(apiPaths.health)).toBe(503)
  expect(await ask(apiPaths.ready)).toBe(503)
  // Visitors are served on with what was acknowledged, and nothing else.
  expect(await readNames()).toEqual(['Before'])
  expect(child.exitCode).toBeNull()
})

it.each(['', 'uploads'])(
  'the site says that it does not know a picture without DATA_DIR/%s',
  async (subfolder) => {
    const picture: string = (await (await createItem('Mill', 1)).json()).data.image
    expect(await askFor(picture)).toBe(200)
    await rename(join(folder, subfolder), away())
    expect(await askFor(picture)).toBe(503)
    expect((await createItem('Away', 2)).status).toBe(503)
    expect(await ask(apiPaths.health)).toBe(503)
    await rename(away(), join(folder, subfolder))
    expect(await askFor(picture)).toBe(200)
    expect(await askFor(picture.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).toBe(404)
  },
)

it('the site goes on by itself once the folder is back, with all that was acknowledged', async () => {
  expect((await createCategory('Before')).status).toBe(201)
  await rename(folder, away())
  expect((await createCategory('Meanwhile')).status).toBe(503)
  await rename(away(), folder)
  expect(await ask(apiPaths.health)).toBe(200)
  expect((await createCategory('After')).status).toBe(201)
  await end()
  await start()
  expect((await readNames()).sort()).toEqual(['After', 'Before'])
})
