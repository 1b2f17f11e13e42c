import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify'
import { apiPrefix } from '../../contract/paths.ts'
import { type Env, readEnv } from '../../env.ts'
import { mountApi } from '../app.ts'
import type { Engine } from '../db/column-types.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { sessionRepository } from '../db/sessions.ts'
import { createImages, type Images } from '../images/images.ts'
import { openImageStore } from '../images/open-store.ts'
import { createServer } from '../server.ts'
import { createDatabasePlace } from './database.ts'
import { requireDescribed } from './description.ts'

type Call = Omit<InjectOptions, 'method' | 'url'>
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** The whole API on a fresh database, asked as its callers do; every answer is held against the description. */
export type TestApi = {
  app: FastifyInstance
  db: Database
  env: Env
  images: Images
  /** Every route that does something, in the order in which it was declared. */
  routes: RouteOptions[]
  /** The headers of a signed-in administrator. */
  admin: { authorization: string }
  /** Calls as a guest; the path is below the API's prefix. */
  call(method: Method, path: string, options?: Call): Promise<LightMyRequestResponse>
  /** Calls as an administrator. */
  callAsAdmin(method: Method, path: string, options?: Call): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** Starts the API on a database of its own; `settings` are environment variables. */
export async function createTestApi(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const place = await createDatabasePlace(engine)
  const env = readEnv({
    LOG_LEVEL: 'silent',
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...settings,
  })
  const db = await openDatabase(env)
  const store = await openImageStore(env)
  const app = createServer(env)
  const images = createImages({ db, store, log: app.log })
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    const refuses = route.schema?.hide && route.config?.access === 'public'
    if (!refuses) routes.push(route)
  })
  await mountApi(app, { env, db, images })
  const admin = { authorization: `Bearer ${await signInNewAdministrator(db)}` }

  app.lifecycle.stage = 'ready'

  const call: TestApi['call'] = async (method, path, options = {}) => {
    const answer = await app.inject({ ...options, method, url: `${apiPrefix}${path}` })
    const { statusCode: status, headers, body } = answer
    requireDescribed({ method, path, status, headers, body })
    return answer
  }
  return {
    app,
    db,
    env,
    images,
    routes,
    admin,
    call,
    callAsAdmin: (method, path, options = {}) =>
      call(method, path, { ...options, headers: { ...admin, ...options.headers } }),
    async close() {
      await app.close()
      await db.destroy()
      await place.remove()
    },
  }
}

/** The hash of a password that nobody knows. */
const unknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$DFlpxu1Z25EOiBtvDE0Ufg$JAolpZIN6JOMXjdXoYF835R+VBfVz9zX9VaPzxmxSeY'

async function signInNewAdministrator(db: Database): Promise<string> {
  const id = randomUUIDv7()
  const now = Date.now()
  await db
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.com`,
      name: 'Test Administrator',
      role: 'admin',
      password_hash: unknownPassword,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return sessionRepository(db).open(id, { address: '', userAgent: '' })
}
