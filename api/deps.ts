import type { Env } from '../env/env.ts'
import type { Database } from './db/schema.ts'
import type { Images } from './images/images.ts'

/** Dependencies of the features. */
export type ApiDeps = {
  env: Env
  db: Database
  images: Images
  /** Updates data that was restored from an older backup. */
  onRestored?: () => Promise<void>
}
