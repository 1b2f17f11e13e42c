import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Engine } from '../../api/db/column-types.ts'
import { openDatabase } from '../../api/db/database.ts'
import { serverLimits } from '../../api/server-limits.ts'
import { signInNewAdministrator } from '../../api/testing/api.ts'
import { createEmptyDatabase, type EmptyDatabase, engines } from '../../api/testing/database.ts'
import { makeForm } from '../../api/testing/multipart.ts'
import { makeUpload } from '../../api/testing/pictures/pictures.ts'
import { limits } from '../../contract/limits.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { fillDatabase, knownIds } from '../../tools/bench/fill-database.ts'
import { findFreePort } from '../../tools/free-port.ts'
import { api } from '../faults/fixtures/product.ts'
import { rounds } from '../faults/fixtures/rounds.ts'

type Reply = { status: number; retryAfter: string | undefined; isLast: boolean }

const repeated = { repeats: rounds - 1 }
const owner = { email: 'owner@example.com', password: 'a press turns at dawn' }

let database: EmptyDatabase
let child: ChildProcess
let port: number
let metricsPort: number
const agents: Agent[] = []
const root = join(import.meta.dirname, '..', '..')

/** A port that was free may be taken a moment later; then it is another one. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  await end()
  for (let left = 5; left > 0; left--) if (await startOnce(settings)) return
  throw new Error('The API did not start')
}

async function end(): Promise<void> {
  if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
}

async function startOnce(settings: Record<string, string>): Promise<boolean> {
  port = await findFreePort()
  metricsPort = await findFreePort()
  child = spawn(process.execPath, api, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      NODE_ENV: 'production',
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      SEED: 'none',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.on('data', (chunk) => {
    said += chunk
  })
  const isReady = () => said.includes(' is ready.')
  await vi.waitUntil(() => isReady() || child.exitCode !== null, { timeout: 120_000 })
  return isReady()
}

/** `from` is an address as a trusted proxy sends it. */
function sendSignIn(account: object, from = ''): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${apiPrefix}${apiPaths.login}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(account),
  })
}

async function signIn(): Promise<string> {
  const { data } = (await (await sendSignIn(owner)).json()) as { data: { token: string } }
  return `Bearer ${data.token}`
}

/** An account of its own. */
async function signInAnother(): Promise<string> {
  const db = await openDatabase(database)
  const token = await signInNewAdministrator(db)
  await db.destroy()
  return `Bearer ${token}`
}

/** Connections from one of this machine's own addresses, kept open. */
function clientsFrom(localAddress: string, maxSockets: number): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets, localAddress })
  agents.push(agent)
  return agent
}

function ask(agent: Agent, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const question = { host: '127.0.0.1', port, path: apiPrefix + path, agent, headers }
  get(question, (message: IncomingMessage) => {
    message.resume().once('end', () =>
      resolve({
        status: message.statusCode ?? 0,
        retryAfter: message.headers['retry-after'],
        isLast: message.headers.connection === 'close',
      }),
    )
  }).once('error', reject)
  return promise
}

let asked = 0
/** A path that was never requested before: no response to it is cached. */
const newQuestion = (limit = 100) =>
  `${apiPaths.products}?limit=${limit}&maxPrice=${9_000_000 - ++asked}`
/** One that costs as much as any can, however quick searches are. */
const hardQuestion = () => newQuestion(limits.list.maxLimit)

async function readMetric(name: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const line = (await response.text()).split('\n').find((text) => text.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}
const readMemory = async () =>
  Math.round((await readMetric('process_resident_memory_bytes')) / 2 ** 20)

function onFilledSite(engine: Engine): void {
  beforeAll(async () => {
    database = await createEmptyDatabase(engine)
    const db = await openDatabase(database)
    await fillDatabase(db, 2000)
    await db.destroy()
    await start()
  })
  afterAll(async () => {
    for (const agent of agents.splice(0)) agent.destroy()
    await end()
    await database.remove()
  })
}

describe.each(rounds > 1 ? engines : engines.slice(0, 1))('on %s', repeated, (engine) => {
  onFilledSite(engine)

  it('a site at ten times what it can serve rejects what it cannot serve, stays healthy, and serves again afterwards', async () => {
    const before = await readMemory()
    const capacity = await measureCapacity()
    const crowd = Array.from({ length: 4 }, (_, at) => clientsFrom(`127.0.1.${at + 1}`, 200))
    const guard = clientsFrom('127.0.2.1', 1)
    const counts = new Map<number, number>()
    let peak = before
    let isOver = false
    const vital = (async () => {
      const statuses = new Set<number>()
      while (!isOver) {
        for (const path of [apiPaths.health, apiPaths.ready])
          statuses.add((await ask(guard, path)).status)
        peak = Math.max(peak, await readMemory())
      }
      return [...statuses]
    })()

    const waits = new Set<number>()
    // Ten times what it can serve in two seconds, all at once and each asked again once answered.
    const total = Math.min(Math.max(1200, capacity * 20), rounds > 1 ? 8000 : 2000)
    let left = total
    await Promise.all(
      crowd.flatMap((agent) =>
        Array.from({ length: 200 }, async () => {
          while (left-- > 0) {
            const { status, retryAfter } = await ask(agent, hardQuestion())
            counts.set(status, (counts.get(status) ?? 0) + 1)
            if (status === 503) waits.add(Number(retryAfter))
          }
        }),
      ),
    )
    const ended = performance.now()
    isOver = true
    expect(await vital).toEqual([200])
    expect([...counts.keys()].sort()).toEqual([200, 503])
    expect([...waits].every((seconds) => seconds > 0)).toBe(true)
    expect((await ask(guard, newQuestion())).status).toBe(200)
    const rejected = await readMetric('http_requests_rejected_total')
    expect(rejected).toBeGreaterThan(0)
    // On a slow machine, others have waited in vain for a connection to PostgreSQL.
    expect(rejected).toBeLessThanOrEqual(counts.get(503) ?? 0)
    const recovery = Math.round(performance.now() - ended)
    const after = await readMemory()
    expect(peak).toBeLessThan(512)
    console.info(
      `Load on ${engine}: ${capacity} lists of 1,000 a second can be had; of ${total} asked for on 800 connections ` +
        `${counts.get(200)} were served, ${counts.get(503)} rejected with 503, none lost. ` +
        `Memory ${before} MB before, ${peak} MB at most, ${after} MB after; ` +
        `the next response came ${recovery} ms after the end.`,
    )
  })

  it('a site under attack lets the owner sign in and visitors look, however much few addresses guess', async () => {
    await start({ TRUST_PROXY: 'loopback' })
    let isOver = false
    const counts = new Map<number, number>()
    const guessing = Array.from({ length: 5 }, (_, from) =>
      Array.from({ length: 24 }, async (_, at) => {
        for (let count = 1; !isOver; count++) {
          const account = { email: `${at}.${count}@example.com`, password: 'a guess of many' }
          const response = await sendSignIn(account, `203.0.113.${from}`)
          await response.arrayBuffer()
          counts.set(response.status, (counts.get(response.status) ?? 0) + 1)
        }
      }),
    )
    // From here on all slots for passwords are taken.
    await vi.waitUntil(() => (counts.get(503) ?? 0) > 50, { timeout: 60_000 })
    const visitor = clientsFrom('127.0.12.1', 1)
    const seen = { signedIn: new Set<number>(), looked: new Set<number>() }
    const times = rounds > 1 ? 3 : 1
    for (let round = 0; round < times; round++) {
      seen.signedIn.add((await sendSignIn(owner, '192.0.2.1')).status)
      seen.looked.add((await ask(visitor, newQuestion())).status)
    }
    isOver = true
    await Promise.all(guessing.flat())
    expect(seen).toEqual({ signedIn: new Set([200]), looked: new Set([200]) })
    expect([...counts.keys()].sort()).toEqual([401, 503])
    console.info(
      `Guessing from 5 addresses on 120 connections, ${engine}: ${counts.get(401)} heard no, ` +
        `${counts.get(503)} were rejected; the owner signed in ${times} times of ${times}.`,
    )
  })
})

describe('in one process', () => {
  onFilledSite('sqlite')

  it('a busy process is measured from outside, by route', async () => {
    await ask(
      clientsFrom('127.0.6.1', 1),
      `${apiPaths.products}/0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11`,
    )
    const failed = await fetch(`http://127.0.0.1:${port}${apiPrefix}${apiPaths.login}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
    })
    expect(failed.status).toBe(401)
    const seen = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const [product, login] = [apiPaths.product, apiPaths.login].map((path) => apiPrefix + path)
    for (const line of [
      `http_request_duration_seconds_count{method="GET",route="${product}",status="404"} 1`,
      `http_request_duration_seconds_count{method="POST",route="${login}",status="401"} 1`,
      'login_failures_total{status="401"} 1',
      'sessions_living 0',
      'image_queue_length 0',
      'database_connections 0',
    ])
      expect(seen).toContain(`${line}\n`)
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'cacheable_responses_made_total',
      'cached_responses_sent_total',
    ])
      expect(seen).toContain(name)
    expect(seen).not.toContain('0199f4a2')
    const other = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(other.status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  })

  describe('beside many clients', () => {
    const head = `HTTP/1.1\r\nHost: x\r\n`
    const twice = serverLimits.load.requests.slots * 2
    let authorization: string
    let open: Socket[] = []
    beforeAll(async () => {
      authorization = await signIn()
    })
    afterEach(() => {
      for (const socket of open) socket.destroy()
      open = []
    })

    function hold(localAddress: string, text: string): Socket {
      const socket = connect({ host: '127.0.0.1', port, localAddress })
      socket.on('error', () => {})
      socket.write(text)
      open.push(socket)
      return socket
    }
    const holdUpload = () =>
      hold(
        '127.0.3.6',
        `POST ${apiPrefix}${apiPaths.products} ${head}Authorization: ${authorization}\r\n` +
          `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 99999\r\n\r\n` +
          `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG`,
      )
    const holdSignIn = () =>
      hold(
        '127.0.3.2',
        `POST ${apiPrefix}${apiPaths.login} ${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`,
      )

    // Lists of staff are computed anew: a guest's may come from memory, past all who wait. While the readers'
    // requests come in all at once, a visitor may be asked to come back.
    const serve = () =>
      vi.waitUntil(
        async () =>
          (await ask(clientsFrom('127.0.3.4', 1), newQuestion(), { authorization })).status === 200,
        { timeout: 60_000 },
      )

    it('a busy process serves others while many send slowly, or read nothing', async () => {
      for (let count = 0; count < serverLimits.load.uploads.slots; count++) holdUpload()
      for (let count = 0; count < twice; count++) {
        hold('127.0.3.1', `GET ${apiPrefix}${apiPaths.products} ${head}`)
        holdSignIn()
      }
      await serve()
      for (let count = 0; count < twice; count++)
        hold('127.0.3.3', `GET ${apiPrefix}${newQuestion()} ${head}\r\n`).pause()
      for (let count = 0; count < 20; count++) await serve()
      const made = await fetch(`http://127.0.0.1:${port}${apiPrefix}${apiPaths.products}`, {
        method: 'POST',
        headers: { authorization: await signInAnother() },
        body: makeForm({ name: 'Pressed slowly', category: knownIds.category }, await makeUpload()),
      })
      expect(made.status).toBe(201)
    })

    it('a busy process serves others while one address opens more connections than it may, and keeps its first ones', async () => {
      const first = hold('127.0.3.1', '')
      const others: Socket[] = []
      // No more at once than the system lets wait to be accepted.
      while (others.length < serverLimits.load.connectionsOfAddress + 50) {
        const next = Array.from({ length: 100 }, () => hold('127.0.3.1', '').resume())
        others.push(...next)
        await Promise.all(next.map((socket) => once(socket, 'connect')))
      }
      const last = others.slice(-50)
      await vi.waitUntil(() => last.every(({ closed }) => closed), { timeout: 60_000 })
      expect(first.destroyed).toBe(false)
      await serve()
    })

    it('a busy process serves others after those who left before they were answered', async () => {
      for (let count = 0; count < twice; count++) {
        const socket = hold('127.0.3.5', '')
        socket.write(`GET ${apiPrefix}${newQuestion()} ${head}\r\n`, () => socket.resetAndDestroy())
        await once(socket, 'close')
      }
      for (const name of ['http_requests_working', 'http_bytes_unsent'])
        await vi.waitUntil(async () => (await readMetric(name)) === 0, { timeout: 60_000 })
      await serve()
    })
  })

  it('a busy process stops while requests are in progress and fails none of them', async () => {
    // Without those who left in the test before: they may still be at the door.
    await start()
    const loops = Array.from({ length: 16 }, async () => {
      const agent = clientsFrom('127.0.4.1', 1)
      for (let count = 1; ; count++) {
        const { status, isLast } = await ask(agent, newQuestion())
        expect(status).toBe(200)
        if (isLast) return count
        if (count === 10) begun()
      }
    })
    function begun() {
      child.kill('SIGTERM')
    }
    const exit = once(child, 'exit')
    const counts = await Promise.all(loops)
    expect(await exit).toEqual([0, null])
    const total = counts.reduce((sum, count) => sum + count, 0)
    console.info(`Stop: ${total} requests on 16 connections, none failed.`)
  })

  it('a busy process is not ready while it stops', async () => {
    await start()
    const agent = clientsFrom('127.0.5.1', 2)
    expect((await ask(agent, apiPaths.ready)).status).toBe(200)
    // Not read to its end: the server waits for it.
    const socket = connect({ host: '127.0.0.1', port })
    const health = `GET ${apiPrefix}${apiPaths.ready} HTTP/1.1\r\nHost: x\r\n`
    socket.write(health)
    await once(socket, 'connect')
    child.kill('SIGTERM')
    await vi.waitUntil(
      async () => (await ask(clientsFrom('127.0.5.2', 1), apiPaths.ready)).status === 503,
      { timeout: 60_000 },
    )
    socket.write('\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i)
    expect((await once(child, 'exit'))[0]).toBe(0)
  })

  it('a busy process cuts off what has not ended in the time that is set, and ends well', async () => {
    await start({ STOP_GRACE: '1' })
    const socket = connect({ host: '127.0.0.1', port })
    socket.write(`POST ${apiPrefix}${apiPaths.login} HTTP/1.1\r\nHost: x\r\nContent-`)
    const health = await ask(clientsFrom('127.0.5.5', 1), apiPaths.health)
    expect(health.status).toBe(200)
    child.kill('SIGTERM')
    const exit = once(child, 'exit')
    await once(socket.on('error', () => {}).resume(), 'close')
    expect(await exit).toEqual([0, null])
  })

  it('a busy process closes its door before it lets go of what a proxy keeps in store', async () => {
    await start({ TRUST_PROXY: 'loopback' })
    const [busy, stored] = [clientsFrom('127.0.5.3', 1), clientsFrom('127.0.5.4', 1)]
    expect((await ask(stored, newQuestion())).status).toBe(200)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    for (let isLast = false; !isLast; ) {
      const reply = await ask(busy, newQuestion())
      expect(reply.status).toBe(200)
      isLast = reply.isLast
    }
    // A proxy turns to another process now.
    await expect(once(connect({ host: '127.0.0.1', port }), 'connect')).rejects.toThrow(
      'ECONNREFUSED',
    )
    expect(await ask(stored, newQuestion())).toMatchObject({ status: 200, isLast: true })
    expect(await exit).toEqual([0, null])
  })
})

/** Responses a second, on as many connections as keep the server busy. */
async function measureCapacity(): Promise<number> {
  const agent = clientsFrom('127.0.7.1', 8)
  const began = performance.now()
  let answered = 0
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (performance.now() - began < (rounds > 1 ? 2000 : 400)) {
        expect((await ask(agent, hardQuestion())).status).toBe(200)
        answered++
      }
    }),
  )
  return Math.round((answered * 1000) / (performance.now() - began))
}
