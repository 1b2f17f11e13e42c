import type { Env } from '../server/env.ts'
import type { Database } from './db/schema.ts'
import type { Images } from './images/images.ts'

/** What the features work with. */
export type ApiDeps = { env: Env; db: Database; images: Images }
