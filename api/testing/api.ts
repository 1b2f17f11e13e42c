import { randomUUIDv7 } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify'
import { apiPrefix } from '../../contract/paths.ts'
import { type Env, readEnv } from '../../env/env.ts'
import { mountApi } from '../app.ts'
import type { Engine } from '../db/column-types.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { createServer } from '../http/create-server.ts'
import { createImages, type Images } from '../images/images.ts'
import { openImageStore } from '../images/open-store.ts'
import { insertSession } from '../sessions/repository.ts'
import { createMigratedDatabase, pastPooler, throughProcesses } from './database.ts'
import { requireDescribed } from './description.ts'
import { startProcesses, type TestResponse } from './many-processes.ts'
import { deriver } from './pictures/deriver.ts'
import { createEmptyStore } from './pictures/image-stores.ts'
import { siteVariables } from './site-variables.ts'

type Call = Omit<InjectOptions, 'method' | 'url'>
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** The whole API on a fresh database, called as clients do; every response is checked against the description. */
export type TestApi = {
  app: FastifyInstance
  db: Database
  env: Env
  images: Images
  /** Folder of the pictures, unless they are in a bucket. */
  pictures: string
  /** Every route that does something, in the order of declaration. */
  routes: RouteOptions[]
  /** The headers of a signed-in administrator. */
  admin: { authorization: string }
  /** Requests any address of the server, without the API's prefix; responses are not checked. */
  ask(options: InjectOptions | string): Promise<TestResponse>
  /** Address of the API from outside: the proxy's, if there is one. */
  listen(): Promise<URL>
  /** Addresses of its processes, bypassing the proxy. */
  listenDirectly(): Promise<URL[]>
  /** Calls as a guest; the path follows the API's prefix. */
  call(method: Method, path: string, options?: Call): Promise<TestResponse>
  /** Calls as an administrator. */
  callAsAdmin(method: Method, path: string, options?: Call): Promise<TestResponse>
  /** Creates a record as an administrator; returns its id. */
  create(path: string, payload: object): Promise<string>
  /** Creates a record as an administrator; returns it as the response has it. */
  createRecord<Created = { _id: string }>(path: string, payload: object): Promise<Created>
  close(): Promise<void>
}

/**
 * Starts the API on its own database; `settings` are environment variables. In a run through several processes,
 * calls go to those, and this process is just one more.
 */
export async function createTestApi(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<TestApi> {
  const database = await createMigratedDatabase(engine)
  const files = throughProcesses ? await createEmptyStore('bucket') : undefined
  const variables = {
    LOG_LEVEL: 'silent',
    BACKUP_EVERY: 'off',
    ...siteVariables,
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl && {
      DATABASE_URL: database.databaseUrl,
      DATABASE_LISTEN_URL: pastPooler(database.databaseUrl),
    }),
    ...files?.settings,
    ...settings,
  }
  const env = readEnv(variables)
  const db = await openDatabase(env)
  const store = await openImageStore(env)
  const app = createServer(env)
  const images = createImages({ db, store, log: app.log, deriver })
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    const rejects = route.schema?.hide && route.config?.access === 'public'
    if (!rejects) routes.push(route)
  })
  await mountApi(app, { env, db, images })
  const admin = { authorization: `Bearer ${await signInNewAdministrator(db)}` }
  const processes = throughProcesses ? await startProcesses(variables) : undefined

  app.lifecycle.stage = 'ready'

  async function listenHere(): Promise<URL> {
    const isListening = app.server.listening
    if (!isListening) await app.listen({ port: 0, host: '127.0.0.1' })
    return new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
  }
  const ask: TestApi['ask'] = async (options) => {
    const asked = typeof options === 'string' ? { url: options } : options
    return processes?.call(asked) ?? app.inject(asked)
  }
  const call: TestApi['call'] = async (method, path, options = {}) => {
    const response = await ask({ ...options, method, url: `${apiPrefix}${path}` })
    const { statusCode: status, headers, body } = response
    requireDescribed({ method, path, status, headers, body })
    return response
  }
  const callAsAdmin: TestApi['callAsAdmin'] = (method, path, options = {}) =>
    call(method, path, { ...options, headers: { ...admin, ...options.headers } })
  async function createRecord<Created = { _id: string }>(path: string, payload: object) {
    const response = await callAsAdmin('POST', path, { payload })
    if (response.statusCode !== 201) throw new Error(`${path}: ${response.body}`)
    return response.json().data as Created
  }
  return {
    app,
    db,
    env,
    images,
    pictures: join(env.dataDir, 'uploads'),
    routes,
    admin,
    ask,
    listen: async () => (processes ? new URL(processes.url) : listenHere()),
    listenDirectly: async () => processes?.direct ?? [await listenHere()],
    call,
    callAsAdmin,
    create: async (path, payload) => (await createRecord(path, payload))._id,
    createRecord,
    async close() {
      await processes?.stop()
      // A page that is gone leaves requests behind, whose connections would stay open for a minute.
      app.server.closeAllConnections()
      await app.close()
      await db.destroy()
      await files?.remove()
      await database.remove()
    },
  }
}

/** The hash of a password that nobody knows. */
const unknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$DFlpxu1Z25EOiBtvDE0Ufg$JAolpZIN6JOMXjdXoYF835R+VBfVz9zX9VaPzxmxSeY'

/** Opens a session for a newly created administrator; returns its token. */
export async function signInNewAdministrator(db: Database): Promise<string> {
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
  return insertSession(db, id, { address: '', userAgent: '' })
}
