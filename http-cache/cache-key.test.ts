import fc from 'fast-check'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkRandomly } from '../tools/testing/random-runs.ts'
import { cacheResponses } from './cache-responses.ts'

const querystring = z.object({
  search: z.union([z.string(), z.array(z.string())]).optional(),
  page: z.string().optional(),
})

/** Each character plain or as a percent sign and its code, which is the same. */
const spelling = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((escaped) =>
      [...text].map((letter, at) => (escaped[at] ? percent(letter) : letter)).join(''),
    )
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

const names = fc.constantFrom('search', 'page', 'colour', 'searc', 'Search').chain(spelling)
const values = fc
  .constantFrom('', 'a', 'b', 'a&page=b', 'a,b', '["a"]', 'ä', '%', '+')
  .chain((text) => fc.constantFrom(encodeURIComponent(text), text.replaceAll('&', '%26')))
const parameter = fc.oneof(
  fc.tuple(names, values).map(([name, value]) => `${name}=${value}`),
  names,
)
const address = fc.array(parameter, { maxLength: 4 }).map((list) => `/oils?${list.join('&')}`)

describe('cache keys', () => {
  let app: FastifyInstance
  let made = 0

  beforeAll(() => {
    app = fastify()
    app.setValidatorCompiler(validatorCompiler)
    const one = async () => 1
    cacheResponses(app, { versionReader: { known: () => 1, current: one, latest: one } })
    const config = { access: 'public' } as const
    app.get('/oils', { config, schema: { querystring } }, async ({ query }) => {
      made++
      return { query }
    })
  })
  afterAll(() => app.close())

  const read = async (url: string) => (await app.inject(url)).json()

  it('the cache key of an address never leads to the response of an address with other parameters', async () => {
    const uncached = fastify()
    uncached.setValidatorCompiler(validatorCompiler)
    uncached.get('/oils', { schema: { querystring } }, async ({ query }) => ({ query }))
    await checkRandomly(
      { short: 200, long: 20_000 },
      fc.asyncProperty(address, async (url) => {
        expect(await read(url)).toEqual((await uncached.inject(url)).json())
      }),
    )
    await uncached.close()
  })

  it.each([
    ['/oils?search=til', '/oils?%73earch=t%69l'],
    ['/oils?page=2&search=til', '/oils?search=til&page=2'],
    ['/oils?search=til+oil', '/oils?search=til%20oil'],
    ['/oils?page=7', '/oils?page=7&utm_source=chat&__proto__=1'],
    ['/oils', '/oils?'],
  ])('the cache key of an address is the same for %s and %s', async (one, other) => {
    await read(one)
    const before = made
    await read(other)
    expect(made).toBe(before)
  })
})
