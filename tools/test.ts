// Runs the checks and tests of a command of package.json, and prints one final summary. All of them run even if
// some fail.

import { createMemoryFolder } from './test/memory-folder.ts'
import { plans } from './test/plans.ts'
import { runStep, type StepResult } from './test/run-step.ts'
import type { Step } from './test/steps.ts'
import { formatSummary } from './test/summary.ts'

const [name = 'test'] = process.argv.slice(2)
const plan = plans[name]
if (!plan) throw new Error(`No such plan: ${name}. There are ${Object.keys(plans).join(', ')}.`)

const results: StepResult[] = []
const started = Date.now()
const memoryFolder = createMemoryFolder()
if (memoryFolder) process.env.TMPDIR = memoryFolder

async function runLane(steps: Step[]): Promise<void> {
  for (const step of steps) results.push(await runStep(step))
}
for (const lanes of plan()) await Promise.all(lanes.map(runLane))

console.info(formatSummary(results, Date.now() - started))
process.exitCode = results.some(({ tally }) => tally.failed > 0) ? 1 : 0
