import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.ts'
import { runStep } from './run-step.ts'
import { formatSummary } from './summary.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterAll(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** A command that leaves this report and ends with this code. */
function leave(file: string, report: unknown, code: number): string[] {
  const script = `fs.writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))})`
  return ['node', '-e', `${script}; process.exitCode = ${code}`]
}

describe('checks', () => {
  it('a check counts as one, and stops at the first command that fails', async () => {
    const ok = await runStep({ name: 'Check', commands: [['node', '-e', '0']] })
    expect(ok.tally).toMatchObject({ passed: 1, failed: 0 })

    const file = join(folder, 'not-written')
    const commands = [['node', '-e', 'process.exit(3)'], leave(file, {}, 0)]
    const { tally } = await runStep({ name: 'Check', commands })
    const failures = [{ name: 'Check', repeat: "node -e 'process.exit(3)'" }]
    expect(tally).toEqual({ passed: 0, failed: 1, skipped: 0, failures })
    await expect(import(file)).rejects.toThrow()
  })
})

it('a step that yields runs its commands at a low priority', async () => {
  const script = `process.exitCode = os.getPriority() < ${constants.priority.PRIORITY_BELOW_NORMAL} ? 1 : 0`
  const commands = [['node', '-e', script]]
  const { tally } = await runStep({ name: 'Check', commands, yields: true })
  expect(tally).toMatchObject({ passed: 1, failed: 0 })
})

describe('Vitest', () => {
  const run = (report: unknown, code: number) => {
    const file = join(folder, 'vitest.json')
    const commands = report ? [leave(file, report, code)] : [['node', '-e', 'process.exit(1)']]
    return runStep({
      name: 'Tests',
      commands,
      report: { file, read: (file) => readVitestReport(file) },
    })
  }
  const file = (name: string, status: string, ...tests: [string, string][]) => ({
    name: join(process.cwd(), name),
    status,
    assertionResults: tests.map(([fullName, status]) => ({
      fullName,
      status,
      tags: [],
    })),
  })

  it('a run of Vitest is counted by its tests; a file that cannot be loaded is a failure', async () => {
    const testResults = [
      file('a.test.ts', 'failed', ['adds', 'passed'], ['takes away (1)', 'failed']),
      file('c.test.ts', 'passed', ['adds', 'skipped'], ['is', 'todo']),
      file('b.test.ts', 'failed'),
    ]
    expect((await run({ numPassedTests: 2, testResults }, 1)).tally).toEqual({
      passed: 2,
      failed: 2,
      skipped: 2,
      failures: [
        {
          name: 'a.test.ts: takes away (1)',
          repeat: "vitest run a.test.ts -t '^takes away \\(1\\)$'",
        },
        { name: 'b.test.ts', repeat: 'vitest run b.test.ts' },
      ],
    })
    expect(readVitestReport(join(folder, 'vitest.json'), [], 'a tag of none').skipped).toBe(0)
  })

  it('a run of Vitest fails with all tests passed where something beside them failed', async () => {
    const report = { numPassedTests: 1, testResults: [] }
    expect((await run(report, 0)).tally).toMatchObject({ passed: 1, failed: 0 })
    expect((await run(report, 1)).tally).toMatchObject({ passed: 1, failed: 1 })
  })

  it('a run of Vitest fails where it left no report, be it that an older one is there', async () => {
    expect((await run(undefined, 1)).tally).toMatchObject({ passed: 0, failed: 1 })
  })

  it('a run of Vitest fails for the reason that the command gave which kept the tests from running', async () => {
    const script = 'console.error("No browser here."); process.exitCode = 1'
    const { tally } = await runStep({
      name: 'Tests',
      commands: [
        ['node', '-e', script],
        ['node', '-e', '0'],
      ],
      report: { file: join(folder, 'none.json'), read: (file) => readVitestReport(file) },
    })
    expect(tally.failures).toEqual([
      { name: 'Tests: No browser here.', repeat: `node -e '${script}'` },
    ])
  })
})

const test = (projectName: string, status: string) => ({ projectName, status })

const spec = {
  title: 'finds oil',
  file: 'find.spec.ts',
  line: 7,
  tests: [test('phone', 'unexpected'), test('desktop', 'expected')],
}

const others = { ...spec, tests: [test('phone', 'skipped'), test('desktop', 'expected')] }

const report = { suites: [{ specs: [spec], suites: [{ specs: [others] }] }] }

it('a run of Playwright is counted by its tests in every project', async () => {
  const file = join(folder, 'playwright.json')
  const { tally } = await runStep({
    name: 'Browser tests',
    commands: [leave(file, report, 1)],
    report: { file, read: readPlaywrightReport },
  })
  expect(tally).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    failures: [
      {
        name: 'find.spec.ts: finds oil (phone)',
        repeat: 'playwright test tests/e2e/find.spec.ts:7 --project=phone',
      },
    ],
  })
})

it('the summary ends with the sums, and names what failed', () => {
  const lines = formatSummary(
    [
      { name: 'Types', tally: { passed: 0, failed: 1, skipped: 0, failures: [{ name: 'Types' }] } },
      {
        name: 'Tests',
        tally: { passed: 20, failed: 0, skipped: 0, failures: [] },
      },
    ],
    61_000,
  ).split('\n')
  expect(lines).toContain('Summary (1 min 1 s)')
  expect(lines).toContain('✗ Types')
  expect(lines.at(-1)).toBe('20 passed, 1 failed')
})
