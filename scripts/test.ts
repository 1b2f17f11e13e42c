// Everything that is to hold, and one closing summary. All of it runs even where some of it fails.
import { runStep, type StepResult } from './test/run-step.ts'
import {
  browserTests,
  checks,
  faultTests,
  preparations,
  processTests,
  type Step,
  unitTests,
} from './test/steps.ts'
import { formatSummary } from './test/summary.ts'

const results: StepResult[] = []
const started = Date.now()

/** One step after another; several lanes share the processor. */
async function lane(steps: Step[]): Promise<void> {
  for (const step of steps) results.push(await runStep(step))
}

if (process.argv.includes('--no-browser')) {
  await Promise.all([lane(checks), lane([unitTests])])
} else {
  // One processor is enough for the tests of the second lane: the first fills the other.
  await Promise.all([
    lane([...checks, ...preparations, processTests, faultTests]),
    lane([unitTests]),
  ])
  await lane([browserTests])
}

console.info(formatSummary(results, Date.now() - started))
process.exitCode = results.some(({ tally }) => tally.failed > 0) ? 1 : 0
