import { extname } from 'node:path'
import { imageLimits } from '../../contract/images/limits.ts'
import { ApiError, unavailable } from '../errors.ts'
import { createSlots } from '../overload/admission-slots.ts'
import { serverLimits } from '../server-limits.ts'
import { createWorkerProcess, WorkerEnded, type WorkLimits } from '../worker-process.ts'
import { rejections } from './check.ts'
import type { DerivedImage } from './derived-image.ts'
import type { PictureResult } from './picture-worker.ts'

/** The worker's file: beside this one, both in the sources and in the bundle. */
const script = new URL(`./picture-worker${extname(import.meta.url)}`, import.meta.url)

/** Only staff send pictures. */
const staff = { name: '', isStaff: true }

export type PictureProcess = ReturnType<typeof createPictureProcess>

/** Processes pictures, one at a time, in a separate process, because decoders read what strangers wrote. */
export function createPictureProcess() {
  const worker = createWorkerProcess<Uint8Array, PictureResult>(script)
  const line = createSlots(serverLimits.load.pictures)

  /** @throws ApiError if the file is not a picture, takes too much work, or the machine is too busy */
  async function derive(
    bytes: Uint8Array,
    most: WorkLimits = imageLimits.derive,
  ): Promise<DerivedImage> {
    const task = () => worker.run(bytes, most)
    const response = await line.run(staff, task).catch((error) => {
      if (!(error instanceof WorkerEnded)) throw error
      throw error.isCausedByWork ? rejections.tooMuchWork() : unavailable()
    })
    if ('picture' in response) return response.picture
    const { statusCode, message, details } = response.rejection
    throw new ApiError(statusCode, message, details)
  }

  return { derive, waiting: line.wanted }
}
