import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limits } from '../../contract/limits.ts'
import { ApiError, unavailable } from '../http/errors.ts'
import { refusals } from './check.ts'
import type { DerivedPicture } from './derived-picture.ts'
import type { PictureResult } from './picture-worker.ts'

/** Beside this file, as a source and in the bundle alike. */
const script = fileURLToPath(
  new URL(`./picture-worker${extname(import.meta.url)}`, import.meta.url),
)
/** Niceness: requests come first, but pictures still progress on a busy server. */
const lowerPriority = 4
const idleMs = 10_000

type Running = { process: ChildProcess; ended: AbortSignal }

/**
 * Makes pictures in a process of their own, which ends when there is nothing to do. Decoders read
 * what strangers wrote: one that never ends, crashes or takes all memory ends alone, and nothing but
 * a process can be ended while a decoder is at work.
 */
export function createPictureProcess() {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined

  /**
   * One at a time.
   * @throws ApiError where there is no picture, or it takes too much work
   */
  async function derive(bytes: Uint8Array, timeoutMs: number = limits.image.workMs) {
    clearTimeout(idle)
    running ??= start()
    try {
      return read(await ask(running, bytes, AbortSignal.timeout(timeoutMs)))
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }

  function start(): Running {
    const child = fork(script, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (child.pid) lowerPriorityOf(child.pid)
    child.unref()
    child.channel?.unref()
    // `derive` reports the error.
    child.on('error', () => {})
    const ended = new AbortController()
    child.once('exit', () => {
      ended.abort()
      if (running?.process === child) running = undefined
    })
    return { process: child, ended: ended.signal }
  }

  function end(): void {
    running?.process.disconnect()
    running = undefined
  }

  return { derive }
}

async function ask(
  { process, ended }: Running,
  bytes: Uint8Array,
  timeout: AbortSignal,
): Promise<PictureResult> {
  const response = once(process, 'message', { signal: AbortSignal.any([ended, timeout]) })
  process.send(bytes)
  try {
    return (await response)[0]
  } catch {
    const isPicturesFault = timeout.aborted || process.signalCode !== null
    process.kill('SIGKILL')
    if (!ended.aborted) await once(process, 'exit')
    throw isPicturesFault ? refusals.tooMuchWork() : unavailable()
  }
}

function read(response: PictureResult): DerivedPicture {
  if ('picture' in response) return response.picture
  const { statusCode, message, details } = response.refusal
  throw new ApiError(statusCode, message, details)
}

function lowerPriorityOf(pid: number): void {
  try {
    setPriority(pid, lowerPriority)
  } catch {
    // Not allowed on this system: pictures are processed at normal priority.
  }
}
