import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../api/db/database.ts'
import { systemAuthor } from '../../api/records/author.ts'
import { defaultSetup } from '../../api/records/stored-config.ts'
import { setupVersions } from '../../api/settings/shop-setup.ts'
import { createEmptyDatabase, type EmptyDatabase } from '../../api/testing/database.ts'
import { type Product, startProduct } from './fixtures/product.ts'
import { rounds } from './fixtures/rounds.ts'

const MiB = 2 ** 20
/**
 * Requests of each kind: drawing a page takes as long as a hundred calls, and leaves more behind if anything.
 */
const many =
  rounds > 1
    ? { addresses: 50_000, headers: 10_000, pages: 1000 }
    : { addresses: 1000, headers: 500, pages: 100 }
/** Bytes that may be held more after as many: the caches are full by then, up to the bounds that they have. */
const margins =
  rounds > 1
    ? { addresses: 5 * MiB, headers: 5 * MiB, pages: 5 * MiB }
    : { addresses: MiB, headers: MiB, pages: 3 * MiB }

const product = [
  '--expose-gc',
  '--import',
  './tests/faults/fixtures/heap-probe.mjs',
  'build/product/main.js',
  'all',
]

/** Pages of 36 kB: more than the cache of responses may hold, which is 32 MB. */
const fillingPages = 1000

/** Requests that are sent at once over each of a few connections. */
const batchSize = 8

/** A request that was never sent before, for each number. */
type Kind = {
  name: string
  status: number
  ask: (n: number) => Message
  count: number
  margin: number
}
type Message = { head: string; body?: string }

const hash = (n: number) => createHash('sha256').update(String(n)).digest('hex')
const uuid = (n: number) =>
  hash(n).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-7$3-8$4-$5')
/** Some letters as what they are, the others by their codes. */
const spell = (word: string, n: number) =>
  word.replace(/./g, (letter, at) =>
    (n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )

function get(path: string, ...headers: string[]): Message {
  return { head: [`GET ${path} HTTP/1.1`, ...headers].join('\r\n') }
}
function look(path: string): Message {
  return { head: `HEAD ${path} HTTP/1.1` }
}
function post(path: string, content: object): Message {
  const body = JSON.stringify(content)
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}`
  return { head: `POST ${path} HTTP/1.1\r\n${headers}`, body }
}

const addresses: [string, number, (n: number) => Message][] = [
  ['lists', 200, (n) => get(`/api/products?maxPrice=${n}`)],
  ['heads of lists', 200, (n) => look(`/api/products/featured/list?page=${n + 1}`)],
  ['searches', 200, (n) => get(`/api/products?search=oil${n}`)],
  ['unknown parameters', 200, (n) => get(`/api/categories?x=${n}`)],
  ['long addresses', 200, (n) => get(`/api/categories/main?x=${hash(n).repeat(100)}`)],
  ['spellings', 200, (n) => look(`/${spell('api', n >> 8)}/${spell('products', n)}?x=${n}`)],
  ['fragments', 400, (n) => look(`/api/products#${n}`)],
  ['endless paths', 404, (n) => get(`/${`${n}/`.repeat(70)}`)],
  ['unknown products', 404, (n) => get(`/api/products/${uuid(n)}`)],
  ['unknown calls', 404, (n) => get(`/api/${n}/${n}`)],
  ['unknown pictures', 404, (n) => get(`/uploads/${hash(n).slice(32)}-64.avif`)],
  ['unknown scripts', 404, (n) => get(`/assets/${n}.js`)],
]
const headers: typeof addresses = [
  ['origins', 200, (n) => get('/api/products', `Origin: https://${n}.example`)],
  [
    'addresses',
    404,
    (n) =>
      get(`/api/categories/${n}`, `X-Forwarded-For: 10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
  ],
  ['headers', 200, (n) => get('/api/gallery', `X-${hash(n)}: ${n}`)],
  ['encodings', 200, (n) => get('/api/gallery', `Accept-Encoding: ${hash(n)}`)],
  ['tags', 200, (n) => get('/api/gallery', `If-None-Match: "${n}"`)],
  ['tokens', 401, (n) => get('/api/auth/me', `Authorization: Bearer ${hash(n)}`)],
  ['bodies', 401, (n) => post('/api/products', { name: n })],
  ['sign-ins that are none', 400, (n) => post('/api/auth/login', { email: `${n}` })],
]
const pages: typeof addresses = [
  ['pages', 200, (n) => get(`/products?search=${n}`)],
  ['unknown pages', 404, (n) => get(`/${n}`)],
  ['unknown categories', 404, (n) => get(`/category/${uuid(n)}`)],
  ['data of pages', 200, (n) => get(`/about-us.data?x=${n}`)],
]

it('the site holds no memory for what was never requested before', async () => {
  const database = await createEmptyDatabase('sqlite')
  onTestFinished(() => database.remove())
  await openShop(database)
  const site = await startProduct({ DATA_DIR: database.dataDir, TRUST_PROXY: '127.0.0.1' }, product)
  const single = (kind: Kind) => [kind]
  const requests = [addresses.map(toKind('addresses')), headers.map(toKind('headers'))]
  // A collection takes as long as hundreds of requests: a single round looks after many.
  // Pages first: the cache is full of them, and as many bytes of small responses take less in truth.
  const groups = [
    ...pages.map(toKind('pages')).map(single),
    ...(rounds > 1 ? requests.flat().map(single) : requests),
  ]
  // Warms up each kind, and fills the cache.
  for (const kind of groups.flat()) await send(site, kind, kind.count, kind.count + 150)
  const [page] = groups.flat()
  if (page) await send(site, page, 2 * page.count, 2 * page.count + fillingPages)

  const grown: Record<string, string> = {}
  // The code that was needed only to start goes with the first collection.
  await readHeld(site)
  const first = await readHeld(site)
  let held = first
  for (const kinds of groups) {
    const before = held
    for (const kind of kinds)
      expect(await send(site, kind, 0, kind.count), kind.name).toEqual(new Set([kind.status]))
    held = await readHeld(site)
    const growth = held - before
    const [{ count = 0, margin = 0 } = {}] = kinds
    if (growth > margin)
      grown[kinds.map(({ name }) => name).join(', ')] = `${Math.round(growth / count)} bytes each`
  }
  expect(grown).toEqual({})
  expect(held - first).toBeLessThan(2 * margins.pages)
})

/** A new site without the demo begins closed, and draws one page alone. */
async function openShop(database: EmptyDatabase): Promise<void> {
  const db = await openDatabase(database)
  const versions = setupVersions(db)
  await versions.insert(await versions.current(), defaultSetup, systemAuthor)
  await db.destroy()
}

function toKind(group: keyof typeof margins) {
  const [count, margin] = [many[group], margins[group]]
  return ([name, status, ask]: (typeof addresses)[number]): Kind => {
    return { name, status, ask, count, margin }
  }
}

async function readHeld({ child }: Product): Promise<number> {
  child.kill('SIGUSR2')
  const [said] = await once(child.stdout as Readable, 'data')
  return Number(String(said).match(/held (\d+)/)?.[1])
}

/** Sends those from one number to another, several at a time; returns all statuses that came. */
async function send({ address }: Product, { ask }: Kind, from: number, to: number) {
  const statuses = new Set<number>()
  let next = from
  const write = (socket: Socket) => {
    const batch = Array.from({ length: Math.min(batchSize, to - next) }, () => ask(next++))
    const texts = batch.map(({ head, body = '' }) => `${head}\r\nHost: x\r\n\r\n${body}`)
    socket.write(texts.join(''))
    return batch.length
  }
  await Promise.all(
    Array.from({ length: Math.min(4, Math.ceil((to - from) / batchSize)) }, async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('latin1')
      let waiting = write(socket)
      let said = ''
      for await (const text of socket) {
        said += text
        for (const [, status] of said.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
          statuses.add(Number(status))
          waiting--
        }
        // Keeps the beginning of a further response.
        said = said.replace(/^.*HTTP\/1\.1 \d{3}/s, '').slice(-12)
        if (waiting === 0) waiting = write(socket)
        if (waiting === 0) break
      }
    }),
  )
  return statuses
}
