import { extname } from 'node:path'
import { limits } from '../../contract/limits.ts'
import { createJobProcess } from '../job-process.ts'
import { createPlaces } from '../overload/places.ts'
import type { DrawingJobs } from './drawing-worker.ts'

type Kind = keyof DrawingJobs
type Input<K extends Kind> = Parameters<DrawingJobs[K]>[0]
type Outputs = { [K in Kind]: Awaited<ReturnType<DrawingJobs[K]>> }

export type Drawings = ReturnType<typeof createDrawings>

/** Beside this file, as a source and in the bundle alike. */
const script = new URL(`./drawing-worker${extname(import.meta.url)}`, import.meta.url)
const { waiting, workMs } = limits.drawings

/**
 * Draws in a process of its own, one at a time. Of each kind some may wait; shelf tags, which only staff
 * ask for, come first.
 */
export function createDrawings() {
  const process = createJobProcess<{ kind: Kind; input: unknown }, unknown>(script)
  const line = createPlaces({
    places: 1,
    strangers: { waiting: Number.POSITIVE_INFINITY, ofClient: waiting },
  })

  /**
   * `readInput` is called when it is this drawing's turn, so that what waits holds no photos.
   * @throws ApiError 503 where too many of the kind wait
   * @throws JobEnded where it takes too long
   */
  function draw<K extends Kind>(kind: K, readInput: () => Promise<Input<K>>): Promise<Outputs[K]> {
    const task = async () =>
      (await process.run({ kind, input: await readInput() }, workMs)) as Outputs[K]
    return line.run({ name: kind, isStaff: kind === 'shelfTags' }, task)
  }

  return { draw }
}
