import { isIP } from 'node:net'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { limits } from '../../../contract/limits.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { runRandomly, shortOrLong } from '../../../tools/testing/random-runs.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { moveByBackup } from '../../testing/backup.ts'
import { directions, engines } from '../../testing/database.ts'
import { extremeWrites } from '../../testing/extreme-writes.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { type RandomRequest, randomRequests } from '../../testing/random-requests.ts'
import { readResponses } from '../../testing/read-responses.ts'
import { sendWrite, signInAs, type Writer } from '../../testing/send-write.ts'
import { describeSite, openTestSite, type TestSite } from '../../testing/site.ts'

/** Requests that reveal who sends them. */
const behindProxy = { TRUST_PROXY: 'loopback' }

const isSecondFactorOff = ({ path }: { path: string }) => path === apiPaths.secondFactorOff
/**
 * All calls except those about backups, which backups do not contain, and those that need a second factor first.
 */
const all = [
  ...randomRequests((call) => !call.path.startsWith('/backups') && !isSecondFactorOff(call)),
  ...randomRequests(isSecondFactorOff),
]
const creates = randomRequests(
  ({ method, path }) => method === 'POST' && !/^.(backups|auth)|{/.test(path),
)
/** Most are rejected, because a line must be of a product in the revision. */
const revisions = randomRequests(({ path }) => /^.price-revisions(.{id})?$/.test(path))
const several = (length: number, ...from: (typeof all)[]) =>
  fc.array(fc.oneof(...from.flat()), { minLength: length, maxLength: length })
const different = shortOrLong(45, all.length)
/** Sent after calls that create their records; in a long run, after all of them. */
const requests = fc
  .tuple(
    several(shortOrLong(15, 60), creates),
    several(shortOrLong(0, 300), all, creates, ...Array<typeof all>(8).fill(revisions)),
    fc
      .subarray(all, { minLength: different, maxLength: different })
      .chain((some) => fc.tuple(...some)),
  )
  .map((parts) => parts.flat())

const extremes = extremeWrites(({ path }) => !path.startsWith('/backups'))

describe('random requests', () => {
  const taken: Record<string, number> = {}
  afterAll(() => {
    const counts = Object.entries(taken)
    const sum = counts.reduce((sum, [, count]) => sum + count, 0)
    const never = counts.filter(([, count]) => count === 0).map(([call]) => call)
    console.info(`Random requests: ${sum} taken, and none of: ${never.join()}`)
  })

  it.each(directions)(
    'a backup from $from carries all that the description lets anyone write, and it reads the same on $to',
    (direction) =>
      runRandomly({ short: 1, long: 10 }, async (run) => {
        for (const sample of fc.sample(requests, run)) {
          const [from, to] = [
            await openTestSite(direction.from, behindProxy),
            await openTestSite(direction.to, behindProxy),
          ]
          const writer = await takeAll(from, sample)
          await expectCarried(from, to, writer)
        }
      }),
  )

  /** Sends requests in turn, each of which is accepted or rejected with a message. */
  async function takeAll({ api }: TestSite, sent: RandomRequest[]): Promise<Writer> {
    const account = { email: 'writer@example.com', name: 'எழுத்தர்' }
    const writer = await createAdministrator(api.db, account)
    await signInAs(api, writer)
    for (const request of sent) {
      const { statusCode, body } = await sendWrite(api, writer, request)
      const call = `${request.call.method} ${request.call.path}`
      expect(statusCode, `${call}: ${body}`).toBeLessThan(500)
      taken[call] = (taken[call] ?? 0) + Number(statusCode < 300)
    }
    const logged = await api.db.selectFrom('audit_log').select('address').distinct().execute()
    expect(logged.filter(({ address }) => address && !isIP(address))).toEqual([])
    return writer
  }
})

it.each(engines)(
  'the least and greatest of all that may be written are carried by a backup on %s, and nothing beyond them is written',
  async (engine) => {
    const [from, to] = [
      await openTestSite(engine, behindProxy),
      await openTestSite(engine, behindProxy),
    ]
    const { db, callAsAdmin } = from.api
    const writer = await createAdministrator(db, { email: 'writer@example.com', name: 'Writer' })
    await signInAs(from.api, writer)
    const category = (
      await callAsAdmin('POST', '/categories', { payload: { name: 'Oils' } })
    ).json()
    const product = { name: 'Oil', category: category.data._id, price: '500' }
    const payload = makeForm(product, await makeUpload(1))
    expect((await callAsAdmin('POST', '/products', { payload })).statusCode).toBe(201)
    for (const request of extremes) {
      const { statusCode, body } = await sendWrite(from.api, writer, request)
      expect(statusCode, `${request.about}: ${body}`).toBeLessThan(500)
      // A beacon always gets the same response, and the order of pictures differs by site.
      const isKnown = request.call.path === '/counts' || request.call.path.endsWith('/images')
      if (request.isBeyond && !isKnown)
        expect(statusCode, request.about).toBeGreaterThanOrEqual(400)
    }
    await expectCarried(from, to, writer)
    const { found } = await db
      .selectFrom('daily_counts')
      .select((e) => e.fn.max('found').as('found'))
      .executeTakeFirstOrThrow()
    expect(found).toBe(insightLimits.count.found)
  },
)

/** Moves a site to another by a backup, and compares their data and responses. */
async function expectCarried(from: TestSite, to: TestSite, writer: Writer): Promise<void> {
  const now = new Date()
  const [whole, answers] = [await describeSite(from.api), await readResponses(from.api, now)]
  expect(findBeyondLimits(answers)).toEqual([])
  await moveByBackup(from, to)
  await signInAs(to.api, writer)
  expect(await describeSite(to.api)).toEqual(whole)
  const again = await readResponses(to.api, now)
  expect(Object.keys(again)).toEqual(Object.keys(answers))
  for (const [address, answer] of Object.entries(answers))
    expect(again[address], address).toEqual(answer)
}

const ofPrices = { min: 0, max: productLimits.maxPrice }
const bounds: Record<string, { min: number; max: number }> = {
  order: limits.sortOrder,
  price: ofPrices,
  originalPrice: ofPrices,
  from: ofPrices,
  to: ofPrices,
  originalFrom: ofPrices,
  originalTo: ofPrices,
}

/** Orders and prices that no form could save, by the address of their response; rules describe the request. */
function findBeyondLimits(value: unknown, path = '', name = ''): string[] {
  const { min, max } = bounds[name] ?? {}
  if (typeof value === 'number' && min !== undefined && max !== undefined)
    return value < min || value > max ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null || name === 'rule') return []
  return Object.entries(value).flatMap(([part, inner]) =>
    findBeyondLimits(inner, `${path} ${part}`, part),
  )
}
