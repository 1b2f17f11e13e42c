import { unavailable } from '../errors.ts'
import { createJobProcess, JobEnded } from '../job-process.ts'
import { createSlots } from '../overload/admission-slots.ts'
import { serverLimits } from '../server-limits.ts'

type DrawingJob = (input: never) => Promise<unknown>

/**
 * Draws in the worker. The input is read when it is this drawing's turn, so that what waits holds no photos. `staff` is
 * the account that asks: it waits its turn, ahead of strangers.
 * @throws ApiError 503 where too many of the kind wait
 * @throws JobEnded where it takes too long
 */
export type Draw<Job extends DrawingJob> = (
  readInput: () => Promise<Parameters<Job>[0]>,
  staff?: string | undefined,
) => Promise<Awaited<ReturnType<Job>>>

const { waiting, timeoutMs } = serverLimits.drawings

/** Rethrows a failure of `Draw` as a response: 503 where the drawing took too long. */
export function rethrowAsUnavailable(error: unknown): never {
  throw error instanceof JobEnded ? unavailable() : error
}

/**
 * Draws in a process of its own, one at a time: `script` serves jobs by their kind. Of each kind strangers may have
 * some wait.
 */
export function createDrawings<Jobs extends Record<string, DrawingJob>>(script: URL) {
  const process = createJobProcess<{ kind: string; input: unknown }, unknown>(script)
  const line = createSlots({
    slots: 1,
    strangers: { waiting: Number.POSITIVE_INFINITY, ofClient: waiting },
  })

  /** The function that makes drawings of a kind. */
  function drawingOf<K extends keyof Jobs & string>(kind: K): Draw<Jobs[K]> {
    return (readInput, staff) => {
      const task = async () => process.run({ kind, input: await readInput() }, { timeoutMs })
      const client = { name: staff ?? kind, isStaff: staff !== undefined }
      return line.run(client, task) as ReturnType<Draw<Jobs[K]>>
    }
  }

  return { drawingOf }
}
