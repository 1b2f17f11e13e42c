import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyStore, type EmptyStore, storeKinds } from '../testing/pictures/image-stores.ts'
import { startOddBucket } from '../testing/pictures/odd-bucket.ts'
import { openImageStore } from './open-store.ts'
import { createS3Store } from './s3-store.ts'
import { type FileStore, StoreUnavailable } from './store.ts'

const id = (digit: string) => digit.repeat(32)

describe.each(storeKinds)('in a %s', (kind) => {
  let storage: EmptyStore
  let store: FileStore

  beforeAll(async () => {
    storage = await createEmptyStore(kind)
    store = await openImageStore(storage)
  })
  afterAll(() => storage.remove())

  async function list() {
    const files = []
    for await (const file of store.list()) files.push(file)
    return files
  }

  it('images are kept byte for byte', async () => {
    const name = `${id('a')}.webp`
    const bytes = Buffer.from([0, 255, 1, 254, 10, 13])
    expect(await store.has(name)).toBe(false)
    await store.put(name, bytes)
    await store.put(name, bytes)
    expect(await store.has(name)).toBe(true)
    const file = await store.open(name)
    expect(file?.size).toBe(6)
    expect(file && (await buffer(file.stream))).toEqual(bytes)
  })

  it('images are whole to those who read them while they are stored again', async () => {
    const name = `${id('9')}.webp`
    const bytes = Buffer.alloc(300_000, 'x')
    await store.put(name, bytes)
    let isOver = false
    const putAgain = async () => {
      while (!isOver) await store.put(name, bytes)
    }
    const putting = putAgain()
    try {
      for (let read = 0; read < 100; read++) {
        const file = await store.open(name)
        expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true)
      }
    } finally {
      isOver = true
      await putting
    }
  })

  it('images are not there before they are kept', async () => {
    expect(await store.open(`${id('b')}.webp`)).toBeNull()
    expect(await store.has(`${id('b')}.webp`)).toBe(false)
  })

  it('images can be removed, more than once', async () => {
    const names = [`${id('c')}.webp`, `${id('c')}-160.avif`]
    for (const name of names) await store.put(name, Buffer.from('x'))
    await store.remove(names)
    await store.remove(names)
    expect(await store.open(`${id('c')}.webp`)).toBeNull()
    expect(await store.has(`${id('c')}-160.avif`)).toBe(false)
  })

  it('images are listed with their time, however many', async () => {
    const before = Date.now()
    const names = Array.from({ length: 1005 }, (_, width) => `${id('d')}-${width}.webp`)
    while (names.length > 0)
      await Promise.all(names.splice(0, 50).map((name) => store.put(name, Buffer.from('x'))))
    const files = (await list()).filter(({ name }) => name.startsWith(id('d')))
    expect(new Set(files.map(({ name }) => name)).size).toBe(1005)
    // Some stores return whole seconds.
    expect(Math.min(...files.map(({ storedAt }) => storedAt))).toBeGreaterThan(before - 1000)
    expect(Math.max(...files.map(({ storedAt }) => storedAt))).toBeLessThanOrEqual(Date.now())
  })
})

describe('where a store cannot be used', () => {
  it('a start stops with one line where a file stands in place of the folder', async () => {
    const storage = await createEmptyStore('folder')
    await writeFile(join(storage.dataDir, 'uploads'), '')
    await expect(openImageStore(storage)).rejects.toThrow(
      /^DATA_DIR: cannot keep files in .*uploads/,
    )
    await storage.remove()
  })

  it.each([
    ['an unknown bucket', { bucket: 'elsewhere' }],
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['a server that is not there', { endpoint: 'http://localhost:1' }],
  ])('a start stops with one line where the store cannot be used: %s', async (_, wrong) => {
    const storage = await createEmptyStore('bucket')
    const s3 = storage.s3 && { ...storage.s3, ...wrong }
    await expect(openImageStore({ ...storage, s3 })).rejects.toThrow(
      /^S3_BUCKET: cannot use the bucket (pictures|elsewhere) \(.+\)$/,
    )
    await storage.remove()
  })
})

/** A bucket whose server responds as the test says. */
async function createBucket(listener: RequestListener, timeoutMs?: number): Promise<FileStore> {
  return createS3Store(await startOddBucket(listener), undefined, timeoutMs)
}

it('what is no listing of a bucket is not taken for an empty one', async () => {
  const store = await createBucket((_request, response) => response.end('<html>Sign in</html>'))
  await expect(Array.fromAsync(store.list())).rejects.toThrow(StoreUnavailable)
})

it('a request is sent again where its connection closes, up to twice', async () => {
  const calls: string[] = []
  const closing = (times: number) =>
    createBucket((request, response) => {
      calls.push(request.method ?? '')
      if (calls.length > times) response.end()
      else request.socket.destroy()
    })
  await (await closing(2)).put(`${id('f')}.webp`, Buffer.from('x'))
  expect(calls.splice(0)).toEqual(['PUT', 'PUT', 'PUT'])
  await expect((await closing(3)).put(`${id('f')}.webp`, Buffer.from('x'))).rejects.toThrow(
    StoreUnavailable,
  )
})

it('a large file may take a slow line as long as it needs', async () => {
  const store = await createBucket(async (request, response) => {
    for await (const chunk of request) await wait(chunk.length / 1000)
    response.end()
  }, 500)
  await store.put(`${id('f')}.webp`, Buffer.alloc(2_000_000))
  const frozen = await createBucket(() => {}, 500)
  await expect(frozen.put(`${id('f')}.webp`, Buffer.from('x'))).rejects.toThrow('slow')
})

it('thousands of files are removed from a bucket in a few calls at a time', async () => {
  const calls = { open: 0, most: 0, all: 0 }
  const store = await createBucket(async (_request, response) => {
    calls.all++
    calls.most = Math.max(calls.most, ++calls.open)
    // Waits for the others to arrive.
    for (let turn = 0; turn < 20; turn++) await setImmediate()
    calls.open--
    response.writeHead(204).end()
  })
  await store.remove(Array.from({ length: 1000 }, (_, width) => `${id('f')}-${width}.webp`))
  expect(calls.all).toBe(1000)
  expect(calls.most).toBeLessThanOrEqual(16)
})

it('a write that fails leaves nothing behind in the folder', async () => {
  const storage = await createEmptyStore('folder')
  const store = await openImageStore(storage)
  const name = `${id('e')}.webp`
  await mkdir(join(storage.dataDir, 'uploads', name))
  await expect(store.put(name, Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(join(storage.dataDir, 'uploads'))).toEqual([name])
  await storage.remove()
})
