import { expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { readEnv } from '../../../env/env.ts'
import { ApiError } from '../../errors.ts'
import { operator } from '../../shared/author.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createFirstAdministrator } from './administrators.ts'
import { signIn } from './sign-in.ts'

/** A rejected attempt: its answer, and the processor time of this process, however long it waits. */
async function attempt(...given: Parameters<typeof signIn>) {
  const before = process.cpuUsage()
  const error = await signIn(...given).catch((error) => error)
  const { user, system } = process.cpuUsage(before)
  if (!(error instanceof ApiError)) throw error
  return { answer: [error.statusCode, error.message], cost: user + system }
}

it('an unknown account costs as much as a known one, and one as limited as the other', async () => {
  const { db, close } = await createTestDatabase('sqlite')
  const known = 'owner@example.com'
  await createFirstAdministrator(db, {
    ...readEnv({}),
    adminEmail: known,
    adminPassword: 'correct horse battery',
  })
  const context = { ...operator, address: '203.0.113.7', userAgent: '' }
  /** Of several: what else this process does only ever adds. */
  const least = { known: Infinity, unknown: Infinity }
  const leastLimited = { known: Infinity, unknown: Infinity }
  const accounts = { known, unknown: 'nobody@example.com' }
  for (let time = 1; time <= 2 * limits.login.failures; time++) {
    const isLimited = time > limits.login.failures
    const costs = isLimited ? leastLimited : least
    // One after the other, so that a busy machine is as busy for both.
    for (const kind of ['known', 'unknown'] as const) {
      const { answer, cost } = await attempt(
        db,
        { email: accounts[kind], password: 'wrong' },
        context,
      )
      expect(answer).toEqual(
        isLimited ? [429, messages.login.tooMany] : [401, messages.login.wrong],
      )
      costs[kind] = Math.min(costs[kind], cost)
    }
  }
  await close()
  const ratio = least.unknown / least.known
  expect(ratio, JSON.stringify(least)).toBeGreaterThan(0.5)
  expect(ratio, JSON.stringify(least)).toBeLessThan(2)
  // Nobody's password is looked at any more.
  for (const cost of Object.values(leastLimited))
    expect(cost, JSON.stringify({ least, leastLimited })).toBeLessThan(least.known / 2)
})
