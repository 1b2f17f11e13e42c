import { expect, it } from 'vitest'
import { listChangedTests } from './changed-tests.ts'

const tests = [
  'tools/test/changed-tests.test.ts',
  'tools/test/run-step.test.ts',
  'tools/testing/random-runs.test.ts',
]
const changed = (...paths: string[]) => listChangedTests(paths, tests)

it('tests of what has changed are those beside it and those that import it', () => {
  const others = { browser: [] }
  expect(changed('tools/test/summary.ts')).toEqual({ ...others, unit: tests.slice(0, 2) })
  expect(changed('tools/testing/lay-line.ts')).toEqual({ ...others, unit: tests.slice(2) })
  expect(changed('tools/free-port.ts')).toEqual({ ...others, unit: [] })
})

it('a changed spec is run itself, a deleted one is not', () => {
  expect(changed('tests/e2e/home/home.spec.ts', 'tests/e2e/gone.spec.ts')).toEqual({
    unit: [],
    browser: ['tests/e2e/home/home.spec.ts'],
  })
})
