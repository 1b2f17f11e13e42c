import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readEnv } from '../../env/env.ts'
import { uploadRoutes } from '../features/images/routes.ts'
import { createServer } from '../http/create-server.ts'
import { createEmptyStore } from '../testing/pictures/image-stores.ts'
import type { Images } from './images.ts'
import { createS3Store, uploadsFolder } from './s3-store.ts'
import { StoreUnavailable } from './store.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
const bytes = Buffer.alloc(1_000_000, 'a picture ')
const [stored, again] = ['a', 'b'].map((digit) => `${digit.repeat(32)}.webp`) as [string, string]

/** A connection to a server that stops transmitting after a number of bytes in either direction. */
async function layFreezingLine(port: number, most: { there: number; back: number }) {
  const sockets = new Set<Socket>()
  const server = createLine((near) => {
    const far = connect(port, 'localhost')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
    }
    near.once('close', () => far.destroy())
    near.pipe(freezeAfter(most.there)).pipe(far).pipe(freezeAfter(most.back)).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function freezeAfter(most: number): Transform {
  let left = most
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      this.push(chunk.subarray(0, left))
      left -= chunk.length
      if (left > 0) done()
    },
  })
}

it('a bucket that freezes during a response or a write is unavailable, and no half picture is served', async () => {
  const bucket = await createEmptyStore('bucket')
  if (!bucket.s3) throw new Error('There is no bucket')
  const direct = createS3Store(bucket.s3)
  await direct.put(stored, bytes)
  const { port } = new URL(bucket.s3.endpoint ?? '')
  const reading = await layFreezingLine(Number(port), { there: Infinity, back: 60_000 })
  const listing = await layFreezingLine(Number(port), { there: Infinity, back: 400 })
  const writing = await layFreezingLine(Number(port), { there: 60_000, back: Infinity })
  const [slowly, shortly, upwards] = [reading, listing, writing].map(({ endpoint }) =>
    createS3Store({ ...bucket.s3, endpoint } as typeof bucket.s3 & object, uploadsFolder, 1000),
  )

  const readAll = async () => {
    const opened = await slowly?.open(stored)
    return opened && buffer(opened.stream)
  }
  // A time limit on an object that may be garbage-collected works only sometimes.
  const collecting = setInterval(collectGarbage, 200)
  await Promise.all(
    [readAll(), shortly?.list()[Symbol.asyncIterator]().next(), upwards?.put(again, bytes)].map(
      (outcome) => expect(outcome).rejects.toThrow(StoreUnavailable),
    ),
  )
  clearInterval(collecting)

  const retried = { 'retry-after': '5', 'cache-control': 'no-store' }
  for (const [store, status, headers] of [
    [slowly, 503, retried],
    [direct, 200, { 'content-length': String(bytes.length) }],
  ] as const) {
    const server = createServer({ logLevel: 'silent', trustProxy: [] })
    const deps = { env: readEnv({}), images: { store } as unknown as Images }
    await server.register(uploadRoutes, { ...deps, prefix: '/uploads' })
    const response = await server.inject(`/uploads/${stored}`)
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject(headers)
    expect(response.rawPayload.equals(bytes)).toBe(status === 200)
    await server.close()
  }

  for (const line of [reading, listing, writing]) line.close()
  // A second write completes the file, whatever the store made of the first.
  await direct.put(again, bytes)
  const whole = await direct.open(again)
  expect(whole && (await buffer(whole.stream)).equals(bytes)).toBe(true)
  await bucket.remove()
})
