import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type Tally = {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  /** Those of the passed that failed at first. */
  repeated?: string[]
}

type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages: string[]
      tags: string[]
    }[]
  }[]
}

/**
 * Counts the tests of a Vitest run; a file that could not even be loaded is one failure, and one
 * that passes only when repeated is named, with what it failed of at first. Of a run for a tag,
 * only tests with it count as skipped.
 */
export function readVitestReport(file: string, tag?: string): Tally {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'))
  const failures: string[] = []
  const repeated: string[] = []
  let skipped = 0
  for (const { name, status, assertionResults } of report.testResults) {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const failedAtFirst = assertionResults.filter(
      (test) => test.status === 'passed' && test.failureMessages.length > 0,
    )
    skipped += assertionResults.filter(
      ({ status, tags }) =>
        ['skipped', 'pending', 'todo'].includes(status) && (!tag || tags.includes(tag)),
    ).length
    failures.push(...failed.map(({ fullName }) => `${path}: ${fullName}`))
    if (status === 'failed' && failed.length === 0) failures.push(path)
    repeated.push(
      ...failedAtFirst.map(({ fullName, failureMessages: [why = ''] }) => {
        return `${path}: ${fullName} (${why.split('\n', 1)[0]})`
      }),
    )
  }
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped,
    failures,
    repeated,
  }
}

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

/** Counts the tests of a Playwright run, which repeats none. */
export function readPlaywrightReport(file: string): Tally {
  const report: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const spec of report.suites.flatMap(listSpecs)) {
    for (const { status, projectName } of spec.tests) {
      const name = `${spec.file}: ${spec.title} (${projectName})`
      if (status === 'skipped') tally.skipped += 1
      else if (status === 'expected') tally.passed += 1
      else {
        tally.failed += 1
        tally.failures.push(name)
      }
    }
  }
  return tally
}

function listSpecs(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}
