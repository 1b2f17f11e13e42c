import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts'

/** A part of the test run: commands one after another; the first that fails ends it. */
export type Step = {
  name: string
  commands: string[][]
  /** Shows the commands' output at once, not only on failure. */
  live?: boolean
  /** Takes only the processor time that steps beside it leave. */
  yields?: boolean
  /** Counts the tests in the report that the commands leave; without it, the step counts as one. */
  report?: { file: string; read: (file: string) => Tally }
}

const reports = join(import.meta.dirname, '..', '..', '.cache', 'test')
const twoProcesses = 'two-processes'
/** Path of the report, which playwright.config.ts also writes to. */
export const playwrightReport = join(reports, 'playwright.json')

const rooms = ['api', 'contract', 'demo', 'env', 'http-cache', 'server', 'tests', 'tools', 'web']

// TypeScript 7, by its path, because version 6 is installed too, for the client's generator, and both provide a
// `tsc`. Several checkers would repeat much of each other's work.
const typeCheck = ['node', 'node_modules/typescript-7/bin/tsc', '--checkers', '1', '--incremental']

/** One program of `tsc`; the next run checks only changes. */
function checkTypes(name: string, folder: string): Step {
  const known = join('.cache', 'types', `${name}.tsbuildinfo`)
  const config = join(folder, 'tsconfig.json')
  return {
    name: `Types: ${name}`,
    commands: [[...typeCheck, '--tsBuildInfoFile', known, '-p', config]],
  }
}

/** Checks that need no running product; add further checks here. */
export const checks: Step[] = [
  { name: 'Formatting and lint', commands: [['biome', 'ci', '.']] },
  { name: 'Types of the routes', commands: [['react-router', 'typegen']] },
  checkTypes('server and tools', '.'),
  checkTypes('pages', 'web'),
  checkTypes('browser tests', join('tests', 'e2e')),
  {
    name: 'Import rules',
    commands: [['depcruise', '--config', '.dependency-cruiser.mjs', ...rooms]],
  },
  { name: 'Dead code', commands: [['knip']] },
]

/** Asks the registry. */
export const packageAudit: Step = {
  name: 'Known holes in packages',
  commands: [['node', 'tools/audit-packages.ts']],
  live: true,
}

type VitestOptions = {
  /** Arguments for repeating a single test as well. */
  args?: string[]
  /** Files to run. */
  files?: string[]
  /** Tag of the tests that count. */
  tag?: string
}

/** A run of Vitest that prints its tests and leaves a report. */
function vitestStep(
  name: string,
  reportName: string,
  { args = [], files = [], tag }: VitestOptions = {},
): Step {
  const file = join(reports, `${reportName}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    commands: [['vitest', 'run', ...files, ...args, ...reporters]],
    report: { file, read: () => readVitestReport(file, args, tag) },
  }
}

export const unitTests = vitestStep('Unit and API tests', 'vitest')

/** Tests of rooms without a database or a server. */
export const quickUnitTests = vitestStep('Quick unit tests', 'quick', {
  files: ['contract/', 'env/', 'http-cache/', 'web/'],
})

export const changedUnitTests = (files: string[]) =>
  vitestStep('Unit and API tests of what has changed', 'changed', { files })

export const allEngineTests = vitestStep('API tests on PostgreSQL', 'postgres', {
  args: ['--config', 'vitest.postgres.config.ts'],
})

/** Promises of the API that several processes could break. */
export const processTests = vitestStep(
  'API tests through two processes behind a proxy',
  'processes',
  {
    args: ['--config', 'vitest.processes.config.ts', `--tags-filter=${twoProcesses}`],
    tag: twoProcesses,
  },
)

/** Random tests, with as many values as fit into some hours. */
export const randomTests = vitestStep('Random tests, long', 'random', {
  args: ['--config', 'vitest.random.config.ts'],
})

/** Tests of locks, several processes and long transactions on PostgreSQL behind a pooler. */
export const poolerTests: Step = (() => {
  const step = vitestStep('Tests behind PgBouncer', 'pooler', {
    args: ['--config', 'vitest.pooler.config.ts'],
    files: ['--passWithNoTests'],
  })
  return { ...step, commands: [['node', 'tools/pooler/ensure.ts'], ...step.commands], live: true }
})()

/** By their names in Debian. */
const installPrograms = (...packages: string[]) => [
  'node',
  'tools/install-programs.ts',
  ...packages,
]

/** Compiles the program that records writes to a disk losing its power. */
const findCompiler = installPrograms('gcc', 'libc6-dev')

/** One round of each fault. */
export const faultTests: Step = (() => {
  const step = vitestStep('Faults and load', 'faults', {
    args: ['--config', 'vitest.faults.config.ts'],
  })
  return { ...step, commands: [findCompiler, ...step.commands], live: true }
})()

/** Comes before them, because types are checked against it and responses compared with it. */
export const description: Step = {
  name: 'API description',
  commands: [
    ['node', 'tools/openapi.ts'],
    ['node', 'tools/lint-description.ts'],
  ],
}

export const build: Step = {
  name: 'Build of the pages',
  commands: [['node', 'tools/run.mjs', 'build']],
}

export const findProxy: Step = {
  name: 'A proxy for the tests',
  commands: [['node', 'tools/proxy/ensure.ts']],
  live: true,
}

/** Prepares the browser tests while others still run. */
export const firstStart: Step = {
  name: 'First start with the demo catalogue',
  commands: [['node', 'tests/e2e/fixtures/prepare.ts']],
}

function playwrightStep(name: string, args: string[]): Step {
  return {
    name,
    commands: [
      ['node', 'tools/browser/ensure.ts'],
      ['playwright', 'test', ...args],
    ],
    live: true,
    report: { file: playwrightReport, read: readPlaywrightReport },
  }
}

const oneProcess = ['--project=phone', '--project=desktop']

export const browserTests = playwrightStep('Browser tests', oneProcess)

export const changedBrowserTests = (files: string[]) =>
  playwrightStep('Browser tests that have changed', [...oneProcess, ...files])

export const twoProcessBrowserTests = playwrightStep('Browser tests on two processes', [
  '--project=two processes',
])

/** The tests of a folder, after their preparation. */
function folderStep(name: string, folder: string, prepare: string[]): Step {
  const step = vitestStep(name, folder, {
    args: ['--config', 'vitest.long.config.ts'],
    files: [`tests/${folder}`],
  })
  return { ...step, commands: [prepare, ...step.commands], live: true }
}

export const otherBrowsers = folderStep('Journeys in Firefox and WebKit', 'browsers', [
  'node',
  'tools/browser/ensure-others.ts',
])

/** Tests of the content and duration of a cache in front. */
export const edgeTests = folderStep('Behind Varnish', 'edge', installPrograms('varnish'))

export const containerImage = folderStep(
  'Container image',
  'image',
  installPrograms('buildah', 'debootstrap', 'podman', 'runc'),
)

/** Upgrades from the previous version, and two clones that build the same bytes. */
export const release = folderStep(
  'Upgrade without a pause, and the same bytes',
  'release',
  installPrograms('nginx'),
)

const manyFaultsReport = join(reports, 'many-faults.json')

export const manyFaults: Step = {
  name: 'Faults and load, many times',
  commands: [
    findCompiler,
    ['node', 'tools/faults.ts', '--reporter=json', `--outputFile.json=${manyFaultsReport}`],
  ],
  live: true,
  report: {
    file: manyFaultsReport,
    read: (file) => readVitestReport(file, ['--config', 'vitest.faults.config.ts']),
  },
}
