import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { ResponseCache } from './cache.ts'
import { CachedResponse, toOwnMemory } from './variants.ts'

const json = { 'content-type': 'application/json' }
const mb = 1024 * 1024

/** How many of as many responses are still there, each to an address of so many characters. */
async function countCached(count: number, characters: number): Promise<number> {
  const cache = new ResponseCache()
  const keys = Array.from({ length: count }, (_, at) => `/${at}?${'x'.repeat(characters)}`)
  for (const key of keys) {
    const response = new CachedResponse(toOwnMemory('{}'), json)
    await response.encode('identity')
    cache.begin(0, key)(response)
  }
  return keys.filter((key) => cache.find(0, key)).length
}

it('keeps no more than it has room for, long addresses with what they are answered', async () => {
  expect(await countCached(5000, 10)).toBeGreaterThan(500)
  expect(await countCached(5000, 10)).toBeLessThan((4 * mb) / 2500)
  expect(await countCached(500, 100_000)).toBeLessThan((4 * mb) / 100_000)
})

it('begins empty with each version, and takes nothing that was made for the one before', () => {
  const cache = new ResponseCache()
  const response = new CachedResponse(toOwnMemory('{}'), json)
  cache.begin(1, '/done')(response)
  const late = cache.begin(1, '/late')
  expect(cache.find(1, '/done')).toBe(response)
  cache.begin(2, '/new')(null)
  late(response)
  for (const key of ['/done', '/late']) {
    expect(cache.find(2, key)).toBeUndefined()
    expect(cache.pending(2, key)).toBeUndefined()
  }
})

it('tells of a response only as long as it is being made', () => {
  const cache = new ResponseCache()
  const finish = cache.begin(0, '/search')
  expect(cache.pending(0, '/search')).toBeDefined()
  finish(null)
  expect(cache.pending(0, '/search')).toBeUndefined()
})

it.each(['identity', 'gzip', 'br'] as const)(
  'holds the bytes of a response in %s and no others',
  async (encoding) => {
    for (const text of ['{}', 'Wood-pressed sesame oil. '.repeat(100)]) {
      const { body } = await new CachedResponse(toOwnMemory(text), json).encode(encoding)
      expect(body.buffer.byteLength).toBe(body.length)
    }
  },
)

it('lets a response go when it expires', async () => {
  const cache = new ResponseCache()
  const expiring = (time: number) =>
    new CachedResponse(toOwnMemory('{}'), { ...json, expires: new Date(time).toUTCString() })
  for (const key of ['/unasked', '/past']) cache.begin(0, key)(expiring(Date.now() - 60_000))
  cache.begin(0, '/later')(expiring(Date.now() + 60_000))
  await expect.poll(() => cache.find(0, '/past')).toBeUndefined()
  expect(cache.find(0, '/unasked'), 'not even once').toBeUndefined()
  expect(cache.find(0, '/later')).toBeDefined()
  // Found a second time, it is in the other part of the cache.
  expect(cache.find(0, '/later')).toBeDefined()
})

it('lets it go also where it is asked for again, or in another encoding', async () => {
  const cache = new ResponseCache()
  const keys = ['/again', '/encoded']
  const responses = keys.map((key) => {
    const response = new CachedResponse(toOwnMemory('{}'), json)
    const expiring = Object.assign(response, { expires: Date.now() + 1000 })
    cache.begin(0, key)(expiring)
    expect(cache.find(0, key)).toBe(expiring)
    return expiring
  })
  await cache.encode('/encoded', responses[1] as CachedResponse, 'identity')
  await expect.poll(() => keys.map((key) => cache.find(0, key))).toEqual([undefined, undefined])
})

it('counts what each encoding adds', async () => {
  const cache = new ResponseCache()
  const text = randomBytes(30_000).toString('hex')
  const keys = Array.from({ length: 60 }, (_, at) => `/${at}`)
  const responses = keys.map((key) => {
    const response = new CachedResponse(toOwnMemory(text), json)
    cache.begin(0, key)(response)
    return [key, response] as const
  })
  for (const [key, response] of responses) await cache.encode(key, response, 'gzip')
  expect(keys.filter((key) => cache.find(0, key)).length).toBeLessThan((4 * mb) / 90_000)
})
