import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createProxy, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../env/env.ts'
import { imageFileRoutes } from '../features/images/routes.ts'
import { createServer } from '../http/create-server.ts'
import { createEmptyStore } from '../testing/pictures/image-stores.ts'
import type { Images } from './images.ts'
import { createS3Store, uploadsFolder } from './s3-store.ts'
import { type FileStore, StoreUnavailable } from './store.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
const bytes = Buffer.alloc(1_000_000, 'a picture ')
const [stored, again] = ['a', 'b'].map((digit) => `${digit.repeat(32)}.webp`) as [string, string]

let bucket: Awaited<ReturnType<typeof createEmptyStore>>
let direct: FileStore
let collecting: NodeJS.Timeout

beforeAll(async () => {
  bucket = await createEmptyStore('bucket')
  direct = createS3Store(settings())
  await direct.put(stored, bytes)
  // A time limit on an object that may be garbage-collected works only sometimes.
  collecting = setInterval(collectGarbage, 200)
})
afterAll(async () => {
  clearInterval(collecting)
  await bucket.remove()
})

function settings() {
  if (!bucket.s3) throw new Error('There is no bucket')
  return bucket.s3
}

/** The bucket behind a proxy that stops transmitting after a number of bytes in either direction. */
async function openFreezing(most: { there?: number; back?: number }): Promise<FileStore> {
  const { port } = new URL(settings().endpoint ?? '')
  const sockets = new Set<Socket>()
  const proxy = createProxy((near) => {
    const far = connect(Number(port), 'localhost')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
    }
    near.once('close', () => far.destroy())
    near.pipe(freezeAfter(most.there)).pipe(far).pipe(freezeAfter(most.back)).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  })
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return createS3Store({ ...settings(), endpoint }, uploadsFolder, 1000)
}

function freezeAfter(most = Number.POSITIVE_INFINITY): Transform {
  let left = most
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      this.push(chunk.subarray(0, left))
      left -= chunk.length
      if (left > 0) done()
    },
  })
}

/** Requests the stored picture from a server whose pictures are in a store. */
async function requestStored(store: FileStore) {
  const server = createServer({ logLevel: 'silent', trustProxy: [] })
  onTestFinished(() => server.close())
  const deps = { env: readEnv({}), images: { store } as unknown as Images }
  await server.register(imageFileRoutes, { ...deps, prefix: '/uploads' })
  return server.inject(`/uploads/${stored}`)
}

it('a bucket that freezes while a file is read is unavailable', async () => {
  const store = await openFreezing({ back: 60_000 })
  const read = store.open(stored).then((opened) => opened && buffer(opened.stream))
  await expect(read).rejects.toThrow(StoreUnavailable)
})

it('a bucket that freezes while its files are listed is unavailable', async () => {
  const store = await openFreezing({ back: 400 })
  const listed = store.list()[Symbol.asyncIterator]().next()
  await expect(listed).rejects.toThrow(StoreUnavailable)
})

it('a bucket that freezes during a write is unavailable, and a second write completes the file', async () => {
  const store = await openFreezing({ there: 60_000 })
  await expect(store.put(again, bytes)).rejects.toThrow(StoreUnavailable)
  await direct.put(again, bytes)
  const whole = await direct.open(again)
  expect(whole && (await buffer(whole.stream)).equals(bytes)).toBe(true)
})

it('a picture that a bucket sends only half of is a 503 without any of it', async () => {
  const whole = await requestStored(direct)
  expect(whole.statusCode).toBe(200)
  expect(whole.rawPayload.equals(bytes)).toBe(true)

  const half = await requestStored(await openFreezing({ back: 60_000 }))
  expect(half.statusCode).toBe(503)
  expect(half.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(half.rawPayload.includes('a picture')).toBe(false)
})
