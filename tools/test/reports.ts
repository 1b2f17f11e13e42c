import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test or check that failed, and the command that runs it alone. */
export type Failure = { name: string; repeat?: string }

export type Tally = {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: {
      fullName: string
      status: string
      tags: string[]
    }[]
  }[]
}

/**
 * Counts the tests of a Vitest run; a file that could not be loaded is one failure. In a run for a tag, only
 * tests with it count as skipped. `args` are the run's arguments besides file names.
 */
export function readVitestReport(file: string, args: string[] = [], tag?: string): Tally {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const failures: Failure[] = []
  let skipped = 0
  for (const { name, status, assertionResults } of report.testResults) {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    skipped += assertionResults.filter(
      ({ status, tags }) =>
        ['skipped', 'pending', 'todo'].includes(status) && (!tag || tags.includes(tag)),
    ).length
    const repeat = quote('vitest', 'run', path, ...args)
    failures.push(
      ...failed.map(({ fullName }) => ({
        name: `${path}: ${fullName}`,
        repeat: `${repeat} ${quote('-t', `^${escapePattern(fullName)}$`)}`,
      })),
    )
    if (status === 'failed' && failed.length === 0) failures.push({ name: path, repeat })
  }
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped,
    failures,
  }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string }[]
  }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

/** Counts the tests of a Playwright run, which does not repeat any. */
export function readPlaywrightReport(file: string): Tally {
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const spec of report.suites.flatMap(listSpecs)) {
    for (const { status, projectName } of spec.tests) {
      const name = `${spec.file}: ${spec.title} (${projectName})`
      if (status === 'skipped') tally.skipped += 1
      else if (status === 'expected') tally.passed += 1
      else {
        const place = `tests/e2e/${spec.file}:${spec.line}`
        tally.failed += 1
        tally.failures.push({
          name,
          repeat: quote('playwright', 'test', place, `--project=${projectName}`),
        })
      }
    }
  }
  return tally
}

function listSpecs(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Quotes the words of a command for a POSIX shell. */
export function quote(...words: string[]): string {
  return words
    .map((word) => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ')
}
