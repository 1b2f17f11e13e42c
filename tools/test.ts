// Everything that is to hold, and one closing summary. All of it runs even where some of it fails.
import { createMemoryFolder } from './test/memory-folder.ts'
import { runStep, type StepResult } from './test/run-step.ts'
import {
  browserTests,
  build,
  checks,
  description,
  faultTests,
  firstStart,
  foundations,
  longTests,
  processTests,
  type Step,
  unitTests,
} from './test/steps.ts'
import { formatSummary } from './test/summary.ts'

const results: StepResult[] = []
const started = Date.now()
const memoryFolder = createMemoryFolder()
if (memoryFolder) process.env.TMPDIR = memoryFolder

/** One step after another; several lanes share the processor. */
async function lane(steps: Step[]): Promise<void> {
  for (const step of steps) results.push(await runStep(step))
}

await lane([description])
if (process.argv.includes('--no-browser')) {
  await Promise.all([lane([...checks, build]), lane([unitTests])])
} else {
  await lane(foundations)
  // One takes as long as the other. Types are checked last: they change while pages are built.
  await Promise.all([
    lane([build, firstStart, processTests, faultTests]),
    lane([unitTests, ...checks]),
  ])
  await lane([browserTests])
  if (process.argv.includes('--all')) await lane(longTests)
}

console.info(formatSummary(results, Date.now() - started))
process.exitCode = results.some(({ tally }) => tally.failed > 0) ? 1 : 0
