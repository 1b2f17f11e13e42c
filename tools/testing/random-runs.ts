import { hash, randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'

/** Arguments of fast-check; the same numbers give the same values. */
export type RandomRun = { seed: number; numRuns: number }

const root = join(import.meta.dirname, '..', '..')
const keptSeeds = 5

/** The size of a random test: in `npm test`, or in `vitest.random.config.ts`, which has hours. */
export function shortOrLong(short: number, long: number): number {
  return process.env.TEST_RANDOM === 'long' ? long : short
}

/**
 * Runs the body of a random test with each seed that has failed on this machine, then with a new one, which is
 * printed. `TEST_SEED` replaces all of them.
 */
export async function runRandomly(
  { short, long }: { short: number; long: number },
  body: (run: RandomRun) => unknown,
): Promise<void> {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const test = `${relative(root, testPath)} > ${currentTestName}`
  const file = join(root, '.cache', 'seeds', `${hash('sha256', test).slice(0, 16)}.json`)
  const failed = readFailed(file)
  const next = { seed: randomInt(2 ** 31), numRuns: shortOrLong(short, long) }
  const { TEST_SEED: only } = process.env
  const runs = only ? [{ ...next, seed: Number(only) }] : [...failed, next]
  for (const run of runs) {
    console.info(`seed ${run.seed}, ${run.numRuns} times: ${currentTestName}`)
    try {
      await body(run)
    } catch (error) {
      keepFailed(file, test, run, failed)
      throw error
    }
  }
}

/** Checks a property with random values, as `runRandomly` does, and also with `examples`. */
export function checkRandomly<T>(
  runs: { short: number; long: number },
  property: fc.IRawProperty<T>,
  examples: T[] = [],
): Promise<void> {
  return runRandomly(runs, (run) => fc.assert(property, { ...run, examples }))
}

function readFailed(file: string): RandomRun[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).failed : []
}

/** Keeps failed runs, the last one first. */
function keepFailed(file: string, test: string, run: RandomRun, before: RandomRun[]): void {
  const others = before.filter(({ seed }) => seed !== run.seed)
  const failed = [run, ...others].slice(0, keptSeeds)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ test, failed }, null, 2)}\n`)
}
