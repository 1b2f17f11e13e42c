import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, type Tally } from './reports.ts'

/** A part of the test run: commands one after another, the first that fails ends it. */
export type Step = {
  name: string
  commands: string[][]
  /** Shows what the commands print at once, not only where they fail. */
  live?: boolean
  /** Counts the tests in the report that the commands leave; without it, the step counts as one. */
  report?: { file: string; read: (file: string) => Tally }
}

const reports = join(import.meta.dirname, '..', '..', '.cache', 'test')
const vitestReport = join(reports, 'vitest.json')
const faultReport = join(reports, 'faults.json')
const longFaultReport = join(reports, 'long-faults.json')
const processReport = join(reports, 'processes.json')
const twoProcesses = 'two-processes'
/** Where playwright.config.ts writes its report, too. */
export const playwrightReport = join(reports, 'playwright.json')

const rooms = ['api', 'contract', 'demo', 'env', 'http-cache', 'server', 'tests', 'tools', 'web']

// TypeScript 7, by its path: 6 is installed too, for the generator of the client, and both bring a `tsc`.
// Several checkers would each look at much that the others do, too.
const typeCheck = ['node', 'node_modules/typescript-7/bin/tsc', '--checkers', '1', '-p']

/** What is checked without running the product: a further check is a further entry here. */
export const checks: Step[] = [
  { name: 'Formatting and lint', commands: [['biome', 'ci', '.']] },
  { name: 'Types: server and tools', commands: [[...typeCheck, 'tsconfig.json']] },
  {
    name: 'Types: pages',
    commands: [
      ['react-router', 'typegen'],
      [...typeCheck, 'web/tsconfig.json'],
    ],
  },
  { name: 'Types: browser tests', commands: [[...typeCheck, 'tests/e2e/tsconfig.json']] },
  {
    name: 'Import rules',
    commands: [['depcruise', '--config', '.dependency-cruiser.mjs', ...rooms]],
  },
  { name: 'Dead code', commands: [['knip']] },
  {
    name: 'Known holes in packages',
    commands: [['node', 'tools/audit-packages.ts']],
    live: true,
  },
]

export const unitTests: Step = {
  name: 'Unit and API tests',
  commands: [
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  ],
  report: { file: vitestReport, read: readVitestReport },
}

/** Once more what the API promises, of several processes as of one. */
export const processTests: Step = {
  name: 'API tests through two processes behind a proxy',
  commands: [
    [
      'vitest',
      'run',
      '--config',
      'vitest.processes.config.ts',
      `--tags-filter=${twoProcesses}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${processReport}`,
    ],
  ],
  report: { file: processReport, read: (file) => readVitestReport(file, twoProcesses) },
}

/** A round of each. */
export const faultTests: Step = {
  name: 'Faults and load',
  commands: [
    [
      'vitest',
      'run',
      '--config',
      'vitest.faults.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${faultReport}`,
    ],
  ],
  live: true,
  report: { file: faultReport, read: readVitestReport },
}

/** Types are checked against it, and answers held to it: it comes first. */
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

/** What tests of several kinds need of this machine. */
export const foundations: Step[] = [
  {
    name: 'A browser for the tests',
    commands: [['node', 'tools/browser/ensure.ts']],
    live: true,
  },
  { name: 'A proxy for the tests', commands: [['node', 'tools/proxy/ensure.ts']], live: true },
]

/** What the browser tests need, while others still run. */
export const firstStart: Step = {
  name: 'First start with the demo catalogue',
  commands: [['node', 'tests/e2e/prepare.ts']],
}

export const browserTests: Step = {
  name: 'Browser tests',
  commands: [['playwright', 'test']],
  live: true,
  report: { file: playwrightReport, read: readPlaywrightReport },
}

/** The tests of a folder, and what they need of Debian's packages. */
function longStep(name: string, folder: string, ...packages: string[]): Step {
  const file = join(reports, `${folder}.json`)
  return {
    name,
    commands: [
      ['node', 'tools/install-programs.ts', ...packages],
      [
        'vitest',
        'run',
        '--config',
        'vitest.long.config.ts',
        `tests/${folder}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
    ],
    live: true,
    report: { file, read: readVitestReport },
  }
}

/** What `npm run test:all` runs besides, however long it takes: a further step is a further entry here. */
export const longTests: Step[] = [
  {
    name: 'Faults and load, many times',
    commands: [
      ['node', 'tools/faults.ts', '--reporter=json', `--outputFile.json=${longFaultReport}`],
    ],
    live: true,
    report: { file: longFaultReport, read: readVitestReport },
  },
  longStep(
    'Journeys in Firefox and WebKit',
    'browsers',
    'firefox-esr',
    'webkit2gtk-driver',
    'xvfb',
  ),
  longStep('Container image', 'image', 'buildah', 'debootstrap', 'podman', 'runc'),
]
