import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Niceness: requests come first, but jobs still progress on a busy server. */
const lowerPriority = 4
const idleMs = 10_000
/** Interval at which a job's work is measured. */
const watchMs = 100

/** A job ended without a result: its process died, or was ended when it had worked too much or its time was over. */
export class JobEnded extends Error {
  override name = 'JobEnded'
  /** True if the job itself took too much work or memory, as opposed to a process that could not run or was kept from it. */
  readonly isCausedByJob: boolean

  constructor(isCausedByJob: boolean) {
    super('The process of the job has ended')
    this.isCausedByJob = isCausedByJob
  }
}

/**
 * Most milliseconds of the processor for a job, and of the clock: on a busy machine a job waits long for the
 * processor, which is no fault of its own.
 */
export type JobLimits = { workMs?: number; timeoutMs: number }

type Running = { process: ChildProcess; ended: AbortSignal }

/**
 * Runs jobs in a process of their own, made by a script that calls `serveJobs`, which ends when there is
 * nothing to do. Work that never ends, crashes or takes all memory ends alone, and nothing but a process
 * can be ended while a library at work in it does not return.
 */
export function createJobProcess<Request, Result>(script: URL) {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined

  /**
   * One at a time.
   * @throws JobEnded
   */
  async function run(request: Request, { workMs, timeoutMs }: JobLimits): Promise<Result> {
    clearTimeout(idle)
    running ??= start()
    try {
      return await ask(running, { request, workMs }, AbortSignal.timeout(timeoutMs))
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }

  function start(): Running {
    const child = forkScript(script)
    if (child.pid) lowerPriorityOf(child.pid)
    child.unref()
    child.channel?.unref()
    const ended = new AbortController()
    const onEnd = () => {
      ended.abort()
      if (running?.process === child) running = undefined
    }
    child.once('exit', onEnd)
    // One that could not be started never exits.
    child.on('error', onEnd)
    return { process: child, ended: ended.signal }
  }

  function end(): void {
    running?.process.disconnect()
    running = undefined
  }

  return { run }
}

/** @throws JobEnded where the system cannot start one, such as for want of memory */
function forkScript(script: URL): ChildProcess {
  try {
    return fork(fileURLToPath(script), {
      env: {
        // glibc would keep freed memory apart for each thread: a third more in all.
        MALLOC_ARENA_MAX: '2',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  } catch {
    throw new JobEnded(false)
  }
}

async function ask<Result>(
  { process, ended }: Running,
  job: { request: unknown; workMs: number | undefined },
  timeout: AbortSignal,
): Promise<Result> {
  try {
    // There is no channel to one that could not be started.
    process.send?.(job)
    const signal = AbortSignal.any([ended, timeout])
    const [response] = await once(process, 'message', { signal })
    return response
  } catch {
    const isCausedByJob = process.signalCode !== null
    process.kill('SIGKILL')
    const isRunning = process.exitCode === null && process.signalCode === null
    if (process.pid !== undefined && isRunning) await once(process, 'exit')
    throw new JobEnded(isCausedByJob)
  }
}

function lowerPriorityOf(pid: number): void {
  try {
    setPriority(pid, lowerPriority)
  } catch {
    // Not allowed on this system: jobs run at normal priority.
  }
}

/** In the process of the jobs: answers each request by `work`; an error ends the process. */
export function serveJobs<Request, Result>(work: (request: Request) => Promise<Result>): void {
  process.on('message', async ({ request, workMs }: { request: Request; workMs?: number }) => {
    const watch = workMs === undefined ? undefined : endAfterWork(workMs)
    const response = await work(request)
    clearInterval(watch)
    process.send?.(response)
  })
  // A terminal sends these to child processes too; the current job should still be finished.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  // A normal exit would wait for a running decoder.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}

/** Ends this process once it has worked that long from now on, on all of its threads. */
function endAfterWork(workMs: number): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > workMs) process.kill(process.pid, 'SIGKILL')
  }, watchMs)
}
