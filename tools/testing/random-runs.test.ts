import { afterEach, expect, it, vi } from 'vitest'
import { type RandomRun, runRandomly } from './random-runs.ts'

afterEach(() => void vi.unstubAllEnvs())

/** Runs a random test that fails as told, and lists its arguments. */
async function listRuns(fails: (run: RandomRun) => boolean): Promise<RandomRun[]> {
  const runs: RandomRun[] = []
  const body = (run: RandomRun) => {
    runs.push(run)
    if (fails(run)) throw new Error('a wrong value')
  }
  await runRandomly({ short: 3, long: 30 }, body).catch(() => {})
  return runs
}

it('a random test that failed tries that seed first from then on, and a new one after it', async () => {
  vi.stubEnv('TEST_SEED', '')
  vi.stubEnv('TEST_RANDOM', 'long')
  // Each run of this file passes a seed to the next one.
  const failing = (await listRuns(() => true)).at(-1)
  vi.stubEnv('TEST_RANDOM', '')
  const [first, ...others] = await listRuns(() => false)
  expect(first).toEqual(failing)
  expect(others.at(-1)).toEqual({ seed: expect.any(Number), numRuns: 3 })
  expect(others.at(-1)?.seed).not.toBe(failing?.seed)
})

it('a random test takes the seed that it is told alone', async () => {
  vi.stubEnv('TEST_SEED', '42')
  expect(await listRuns(() => false)).toEqual([{ seed: 42, numRuns: 3 }])
})
