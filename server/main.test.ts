import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../api/testing/database.ts'
import { messages } from '../contract/messages.ts'
import { apiPaths, apiPrefix, fillPath } from '../contract/paths.ts'
import { ensureBuilt } from '../tools/bootstrap/build.mjs'
import { findFreePort } from '../tools/free-port.ts'

let database: EmptyDatabase
const root = join(import.meta.dirname, '..')
/** The bundle that operators start. */
const main = 'build/product/main.js'
const started: ChildProcess[] = []

beforeAll(ensureBuilt)
beforeEach(async () => {
  database = await createEmptyDatabase('sqlite')
})
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await database.remove()
})

function run(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      DATA_DIR: database.dataDir,
      PORT: '0',
      SEED: 'none',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

/** Runs the program to its end. */
async function finish(args: string[], settings?: Record<string, string>) {
  const child = run(args, settings)
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: child.exitCode, output, errors }
}

const startApi = (settings?: Record<string, string>) => {
  const child = run([main, 'api'], settings)
  const server = { child, said: '', address: '' }
  child.stdout.on('data', (chunk) => {
    server.said += chunk
    server.address = server.said.match(/API +(\S+),/)?.[1] ?? ''
  })
  return server
}

/** Only guards against hanging for ever. */
const soon = { timeout: 60_000 }

async function startReadyApi(settings?: Record<string, string>) {
  const server = startApi(settings)
  await once(server.child.stdout, 'data')
  await vi.waitUntil(() => server.address, soon)
  return server
}

async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  await once(child, 'exit')
  return child.exitCode
}

const signIn = (address: string, email: string, password: string) =>
  fetch(address + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'correct horse battery' }

it('the site shows the made-up password once, and keeps what it writes for its own user', async () => {
  const dataDir = join(database.dataDir, 'made')
  const first = await startReadyApi({ DATA_DIR: dataDir })
  await vi.waitUntil(() => first.said.includes('only this once'), soon)
  const [, email = ''] = first.said.match(/Sign in as +(\S+)/) ?? []
  const [, password = ''] = first.said.match(/Password +(\S+)/) ?? []
  expect((await signIn(first.address, email, password)).status).toBe(200)
  for (const name of ['', 'catalogue.sqlite', 'catalogue.sqlite-wal', 'uploads'])
    expect((await stat(join(dataDir, name))).mode & 0o077, name).toBe(0)
  expect(await stop(first.child)).toBe(0)

  const second = await startReadyApi({ DATA_DIR: dataDir })
  expect((await signIn(second.address, email, password)).status).toBe(200)
  expect(await stop(second.child)).toBe(0)
  expect(second.said).not.toContain('Password')
})

it('the site writes nothing where the first password would be rejected, and then has no use for another', async () => {
  const dataDir = join(database.dataDir, 'made')
  const weak = { ...owner, ADMIN_PASSWORD: 'password1234', DATA_DIR: dataDir }
  const { code, output, errors } = await finish([main, 'api'], weak)
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: '',
    errors: `ADMIN_PASSWORD: ${messages.password.guessable}\n`,
  })
  expect(existsSync(dataDir)).toBe(false)
  const first = await startReadyApi({ ...owner, DATA_DIR: dataDir })
  await vi.waitUntil(() => first.said.includes('is ready'), soon)
  expect(await stop(first.child)).toBe(0)
  const second = await startReadyApi(weak)
  expect(await stop(second.child)).toBe(0)
})

it('the site is well only once an administrator can sign in, and finishes what is under way when it stops', async () => {
  const port = await findFreePort()
  const server = startApi({ ...owner, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'info' })
  const address = `http://127.0.0.1:${port}${apiPrefix}`
  const signInOwner = () => signIn(address, owner.ADMIN_EMAIL, owner.ADMIN_PASSWORD)
  // Repeated, so that output in between is read too.
  let status: number | undefined
  while (status !== 200)
    status = await fetch(address + apiPaths.health).then(
      (response) => response.status,
      () => undefined,
    )
  expect((await signInOwner()).status).toBe(200)

  const countRequests = () => server.said.split('incoming request').length
  const before = countRequests()
  const responses = Array.from({ length: 5 }, signInOwner)
  await vi.waitUntil(() => countRequests() >= before + responses.length, soon)
  expect(await stop(server.child)).toBe(0)
  for (const response of await Promise.all(responses)) expect(response.status).toBe(200)
})

function expectRenderError(said: string) {
  const log = said.split('\n').filter((line) => line.startsWith('{'))
  expect(log.map((line) => JSON.parse(line).err.message)).toEqual([
    expect.stringContaining('Cannot read properties of null'),
  ])
}

it('the site logs a page that cannot be rendered as one line of JSON', async () => {
  const api = createHttpServer((_, response) => response.end('null')).listen(0, 'localhost')
  await once(api, 'listening')
  const port = await findFreePort()
  const site = run([main, 'web'], {
    API_URL: `http://localhost:${(api.address() as AddressInfo).port}`,
    PORT: String(port),
  })
  const errors = text(site.stderr)
  let said = ''
  site.stdout.on('data', (chunk) => {
    said += chunk
  })
  await vi.waitUntil(() => said.includes('is ready'), soon)

  expect((await fetch(`http://localhost:${port}`)).status).toBe(500)
  expect((await fetch(`http://localhost:${port}/nowhere`)).status).toBe(404)
  await stop(site)
  api.close()
  expectRenderError(said)
  expect(await errors).not.toContain('    at ')
})

async function signInToAsk(address: string) {
  const response = await signIn(address, owner.ADMIN_EMAIL, owner.ADMIN_PASSWORD)
  const { data } = (await response.json()) as { data: { token: string } }
  const ask = async (method: string, path: string, body?: string, type = 'application/json') => {
    const headers = { authorization: `Bearer ${data.token}`, ...(body && { 'content-type': type }) }
    const init = { method, headers, ...(body && { body }) }
    const response = await fetch(address + path, init)
    return ((await response.json()) as { data: { name: string; job: { state: string } } }).data
  }
  return ask
}

async function checkTornUpload(ask: Awaited<ReturnType<typeof signInToAsk>>) {
  const { name } = await ask('POST', apiPaths.backupUploads)
  const part = fillPath(apiPaths.backupPart, { name, part: 0 })
  await ask('PUT', part, 'These are not the bytes of a backup.', 'application/octet-stream')
  await ask('POST', fillPath(apiPaths.backupCheck, { name }), '{"parts":1}')
  return name
}

function tearSettings() {
  const file = new DatabaseSync(join(database.dataDir, 'catalogue.sqlite'))
  file.exec(
    "insert into shop_settings (version, config, saved_at, saved_by) values (1, 'torn', 1, '')",
  )
  file.close()
}

function expectFailures(said: string) {
  const lines = said.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'The check has failed',
    'The restore has failed',
    'The backup has failed',
  ])
}

it('the site logs each job that fails as one line of JSON, and says nothing else', async () => {
  const server = await startReadyApi(owner)
  const errors = text(server.child.stderr)
  await vi.waitUntil(() => server.said.endsWith('/docs\n'), soon)
  const before = server.said.length
  const ask = await signInToAsk(server.address)
  const ended = () =>
    vi.waitUntil(async () => (await ask('GET', apiPaths.backups)).job.state === 'failed', soon)

  const name = await checkTornUpload(ask)
  await ended()
  await ask('POST', fillPath(apiPaths.backupRestore, { name }))
  await ended()
  tearSettings()
  await ask('POST', apiPaths.backups)
  await ended()
  expect(await stop(server.child)).toBe(0)

  expectFailures(server.said.slice(before))
  expect(await errors).toBe('')
})

it('the site says in one line that it was stopped before it was ready', async () => {
  const { child } = startApi({ SEED: 'demo' })
  const errors = text(child.stderr)
  await vi.waitUntil(() => existsSync(join(database.dataDir, 'catalogue.sqlite')), soon)
  child.kill('SIGINT')
  await once(child, 'exit')
  expect((await errors).trimEnd()).toMatch(/^Stopped before it was ready.*$/)
  expect(child.exitCode).toBe(1)
})

async function expectRefused(args: string[], settings: Record<string, string>, reason: RegExp) {
  const { code, output, errors } = await finish([main, ...args], settings)
  expect(errors).toMatch(reason)
  expect(errors.trimEnd().split('\n')).toHaveLength(1)
  expect(output).toBe('')
  expect(code).toBe(1)
}

it('the site says in one line why it cannot start', async () => {
  const file = join(database.dataDir, 'catalogue.sqlite')
  await writeFile(file, 'These are not the bytes of a database.')
  const taken = createServer().listen(0, 'localhost')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }

  const cases: [string[], Record<string, string>, RegExp][] = [
    [['api'], { PORT: 'eighty' }, /^PORT: /],
    [['api'], { PORT: String(port) }, /^PORT: \d+ is taken/],
    [['api'], { METRICS_PORT: String(port) }, /^METRICS_PORT: \d+ is taken/],
    [['api'], {}, /catalogue\.sqlite is damaged/],
    [['api'], { DATA_DIR: '/proc/data' }, /^DATA_DIR: cannot keep/],
    [['web'], {}, /^API_URL: /],
  ]
  for (const [args, settings, reason] of cases) {
    await expectRefused(args, settings, reason)
  }
  expect(await readFile(file, 'utf8')).toBe('These are not the bytes of a database.')
  taken.close()
})

const cli = (...args: string[]) => finish(['api/features/accounts/admin-cli.ts', ...args])

const readPassword = (output: string) => output.match(/Password +(\S+)/)?.[1] ?? ''

async function expectListed() {
  const { output } = await cli('list')
  expect(output).toContain('owner@example.com')
  expect(output).toContain('second@example.com  Second')
}

async function expectReplaced(address: string, password: string, output: string) {
  expect((await signIn(address, 'second@example.com', password)).status).toBe(401)
  const fresh = readPassword(output)
  expect((await signIn(address, 'second@example.com', fresh)).status).toBe(200)
}

async function expectErrorsInWords() {
  for (const args of [
    ['create', 'second@example.com'],
    ['create', 'third@example.com', 'Third'],
    ['reset-password', 'third@example.com'],
    ['remove', 'second@example.com'],
  ]) {
    const { code, output, errors } = await cli(...args)
    expect(code).toBe(1)
    expect(output).toBe('')
    expect(errors).not.toContain('    at ')
  }
}

it('the command manages administrators from the shell', async () => {
  const { child, address } = await startReadyApi(owner)

  const created = await cli('create', 'Second@example.com', '--name', 'Second')
  const password = readPassword(created.output)
  const response = await signIn(address, 'second@example.com', password)
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: { token: string } }
  const me = () =>
    fetch(address + apiPaths.me, { headers: { authorization: `Bearer ${data.token}` } })
  expect((await me()).status).toBe(200)

  await expectListed()

  const reset = await cli('reset-password', 'second@example.com')
  expect((await me()).status).toBe(401)
  await expectReplaced(address, password, reset.output)

  await expectErrorsInWords()
  expect(await stop(child)).toBe(0)
})
