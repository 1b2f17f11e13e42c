import { unavailable } from '../errors.ts'
import { createSlots } from '../overload/admission-slots.ts'
import { serverLimits } from '../server-limits.ts'
import { createWorkerProcess, WorkerEnded } from '../worker-process.ts'

type Drawing = (input: never) => Promise<unknown>

/**
 * Draws in the worker. The input is read only when the drawing's turn comes, so that waiting drawings hold no
 * photos in memory. `staff` is the account that asks; it waits ahead of strangers.
 * @throws ApiError 503 if too many of the kind wait
 * @throws WorkerEnded if it takes too long
 */
export type Draw<D extends Drawing> = (
  readInput: () => Promise<Parameters<D>[0]>,
  staff?: string | undefined,
) => Promise<Awaited<ReturnType<D>>>

const { waiting, timeoutMs } = serverLimits.drawings

/** Rethrows a failure of `Draw` as a response: 503 if the drawing took too long. */
export function rethrowAsUnavailable(error: unknown): never {
  throw error instanceof WorkerEnded ? unavailable() : error
}

/**
 * Draws in a separate process, one drawing at a time; `script` holds a function for each kind. Only a limited
 * number of strangers' drawings may wait per kind.
 */
export function createDrawings<Kinds extends Record<string, Drawing>>(script: URL) {
  const worker = createWorkerProcess<{ kind: string; input: unknown }, unknown>(script)
  const line = createSlots({
    slots: 1,
    strangers: { waiting: Number.POSITIVE_INFINITY, ofClient: waiting },
  })

  /** The function that makes drawings of a kind. */
  function drawingOf<K extends keyof Kinds & string>(kind: K): Draw<Kinds[K]> {
    return (readInput, staff) => {
      const task = async () => worker.run({ kind, input: await readInput() }, { timeoutMs })
      const client = { name: staff ?? kind, isStaff: staff !== undefined }
      return line.run(client, task) as ReturnType<Draw<Kinds[K]>>
    }
  }

  return { drawingOf }
}
