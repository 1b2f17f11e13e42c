import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { quote, type Tally } from './reports.ts'
import type { Step } from './steps.ts'

export type StepResult = { name: string; tally: Tally }

const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'node_modules', '.bin')

/** Runs a step to its end and reports the result, with its output only if it failed. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = Date.now()
  if (step.live) console.info(`… ${step.name}`)
  if (step.report) {
    mkdirSync(dirname(step.report.file), { recursive: true })
    rmSync(step.report.file, { force: true })
  }
  let outcome: Outcome = { ok: true, output: '', lastError: '', command: '' }
  for (const command of step.commands) {
    if (outcome.ok) outcome = await runCommand(command, step)
  }
  const tally = countStep(step, outcome)
  const seconds = Math.round((Date.now() - started) / 1000)
  if (tally.failed > 0 && !step.live && outcome.output)
    console.info(`\n${outcome.output.trimEnd()}\n`)
  console.info(`${tally.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds} s)`)
  return { name: step.name, tally }
}

type Outcome = {
  ok: boolean
  output: string
  lastError: string
  /** Command that was run last. */
  command: string
}

function countStep({ name, report }: Step, { ok, lastError, command }: Outcome): Tally {
  const whole: Tally = ok
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [{ name, repeat: command }] }
  if (!report) return whole
  try {
    const tally = report.read(report.file)
    if (ok || tally.failed > 0) return tally
    // All tests passed but the run failed, so the fault is outside the tests.
    const failures = [{ name: `${name}: an error outside of the tests`, repeat: command }]
    return { ...tally, failed: 1, failures }
  } catch {
    const failures = [
      { name: `${name}: ${lastError || 'did not run to its end'}`, repeat: command },
    ]
    return { passed: 0, failed: 1, skipped: 0, failures }
  }
}

async function runCommand(
  [command = '', ...args]: string[],
  { live, yields }: Step,
): Promise<Outcome> {
  const { FORCE_COLOR, ...inherited } = process.env
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...inherited,
      NO_COLOR: '1',
      PATH: `${bin}${delimiter}${inherited.PATH}`,
      // Without a cache, each of the product's threads that a test starts would compile its sources again.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, '.cache', 'playwright'),
    },
    stdio: ['ignore', live ? 'inherit' : 'pipe', 'pipe'],
  })
  if (yields && child.pid) lowerPriority(child.pid)
  let output = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text
    errors += text
    if (live) process.stderr.write(text)
  })
  const [code] = await once(child, 'close')
  const lastError = errors.trim().split('\n').at(-1) ?? ''
  return { ok: code === 0, output, lastError, command: quote(command, ...args) }
}

/** Also that of its own processes, which inherit it. */
function lowerPriority(pid: number): void {
  setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
}
