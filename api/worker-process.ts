import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Niceness: HTTP requests come first, but work still progresses on a busy server. */
const lowerPriority = 4
const idleMs = 10_000
/** Interval at which processor time is measured. */
const watchMs = 100

/** The worker ended without a result: it died, or was ended for working too hard or taking too long. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded'
  /**
   * True if the work itself took too much processor time or memory; false if the process could not run, or if the
   * work threw an error, which is a fault of its script and printed by the worker.
   */
  readonly isCausedByWork: boolean

  constructor(isCausedByWork: boolean) {
    super('The worker process has ended')
    this.isCausedByWork = isCausedByWork
  }
}

/**
 * Limits of one request, in milliseconds of processor time and of real time. On a busy machine the worker waits
 * long for the processor, which is not the request's fault.
 */
export type WorkLimits = { workMs?: number; timeoutMs: number }

type Running = { child: ChildProcess; ended: AbortSignal }

/**
 * Sends requests to a child process, whose script calls `serveWork`. The process ends when idle. Only a process
 * can be ended while a library call in it does not return, and work that never ends, crashes or uses up memory
 * then takes down only that process.
 */
export function createWorkerProcess<Request, Result>(script: URL) {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  /**
   * Runs one request at a time, in the order of the calls. Callers that need another order, or that reject some,
   * have a queue of their own.
   * @throws WorkerEnded
   */
  function run(request: Request, limits: WorkLimits): Promise<Result> {
    const result = last.then(() => runNow(request, limits))
    // Keeps no result, which may be large.
    const ignore = () => {}
    last = result.then(ignore, ignore)
    return result
  }

  async function runNow(request: Request, { workMs, timeoutMs }: WorkLimits): Promise<Result> {
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
      if (running?.child === child) running = undefined
    }
    child.once('exit', onEnd)
    // A process that could not be started never exits.
    child.on('error', onEnd)
    return { child, ended: ended.signal }
  }

  function end(): void {
    running?.child.disconnect()
    running = undefined
  }

  return { run }
}

/** @throws WorkerEnded if the system cannot start one, for example for lack of memory */
function forkScript(script: URL): ChildProcess {
  try {
    return fork(fileURLToPath(script), {
      env: {
        // glibc would keep freed memory separately for each thread, a third more in all.
        MALLOC_ARENA_MAX: '2',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  } catch {
    throw new WorkerEnded(false)
  }
}

async function ask<Result>(
  { child, ended }: Running,
  message: { request: unknown; workMs: number | undefined },
  timeout: AbortSignal,
): Promise<Result> {
  try {
    // A process that could not be started has no channel.
    child.send?.(message)
    const signal = AbortSignal.any([ended, timeout])
    const [response] = await once(child, 'message', { signal })
    return response
  } catch {
    const isCausedByWork = child.signalCode !== null
    child.kill('SIGKILL')
    const isRunning = child.exitCode === null && child.signalCode === null
    if (child.pid !== undefined && isRunning) await once(child, 'exit')
    throw new WorkerEnded(isCausedByWork)
  }
}

function lowerPriorityOf(pid: number): void {
  try {
    setPriority(pid, lowerPriority)
  } catch {
    // Not allowed on this system: workers run at normal priority.
  }
}

/** Runs in the worker process: answers each request with `work`; an error ends the process. */
export function serveWork<Request, Result>(work: (request: Request) => Promise<Result>): void {
  process.on('message', async ({ request, workMs }: { request: Request; workMs?: number }) => {
    const watch = workMs === undefined ? undefined : endAfterWork(workMs)
    const response = await work(request)
    clearInterval(watch)
    process.send?.(response)
  })
  // A terminal also sends these to child processes, but the current request should be finished.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
  // A normal exit would wait for a running decoder.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
}

/** Ends this process once it has used that much more processor time, on all threads together. */
function endAfterWork(workMs: number): NodeJS.Timeout {
  const before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1000 > workMs) process.kill(process.pid, 'SIGKILL')
  }, watchMs)
}
