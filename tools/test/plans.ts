import { listChangedTests } from './changed-tests.ts'
import {
  allEngineTests,
  browserTests,
  build,
  changedBrowserTests,
  changedUnitTests,
  checks,
  containerImage,
  description,
  edgeTests,
  faultTests,
  findProxy,
  firstStart,
  manyFaults,
  otherBrowsers,
  packageAudit,
  poolerTests,
  processTests,
  quickUnitTests,
  randomTests,
  release,
  type Step,
  twoProcessBrowserTests,
  unitTests,
} from './steps.ts'

/** Stages run one after another; the lanes of a stage share the processor, each with its steps in order. */
export type Plan = Step[][][]

/** The browser tests take longest and wait now and then, so they go first, and the others fill the gaps to the end. */
const test: Plan = [
  [
    [build, firstStart, browserTests],
    [description, ...checks, { ...unitTests, yields: true }],
  ],
]

const ci: Plan = [
  [[description, findProxy, build, firstStart]],
  [
    [processTests, faultTests, packageAudit],
    [allEngineTests, twoProcessBrowserTests],
  ],
  // Alone, because a browser that draws on a display takes the whole processor.
  [[otherBrowsers]],
]

/** Only changed tests, and the build if the browser needs it. */
function planChanged(): Plan {
  const { unit, browser } = listChangedTests()
  const inBrowser = [build, firstStart, changedBrowserTests(browser)]
  return [
    [[description]],
    [
      ...(unit.length > 0 ? [[changedUnitTests(unit)]] : []),
      ...(browser.length > 0 ? [inBrowser] : []),
    ],
  ]
}

/** The plans by the argument that `tools/run.mjs` hands over. */
export const plans: Record<string, () => Plan> = {
  test: () => test,
  ci: () => ci,
  all: () => [
    ...test,
    ...ci,
    [[randomTests, poolerTests, edgeTests, manyFaults, release, containerImage]],
  ],
  check: () => [[[description]], [checks, [quickUnitTests]]],
  changed: planChanged,
}
