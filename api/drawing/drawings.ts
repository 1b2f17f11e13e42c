import { unavailable } from '../errors.ts'
import { createSlots } from '../overload/admission-slots.ts'
import { serverLimits } from '../server-limits.ts'
import { createWorkerProcess, WorkerEnded } from '../worker-process.ts'

type Drawing = (input: never) => Promise<unknown>

/**
 * Draws in the worker. The input is read when it is this drawing's turn, so that what waits holds no photos. `staff` is
 * the account that asks: it waits its turn, ahead of strangers.
 * @throws ApiError 503 where too many of the kind wait
 * @throws WorkerEnded where it takes too long
 */
export type Draw<D extends Drawing> = (
  readInput: () => Promise<Parameters<D>[0]>,
  staff?: string | undefined,
) => Promise<Awaited<ReturnType<D>>>

const { waiting, timeoutMs } = serverLimits.drawings

/** Rethrows a failure of `Draw` as a response: 503 where the drawing took too long. */
export function rethrowAsUnavailable(error: unknown): never {
  throw error instanceof WorkerEnded ? unavailable() : error
}

/**
 * Draws in a process of its own, one at a time: `script` holds a function for each kind. Of each kind strangers may have
 * some wait.
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
