import { Secret, TOTP } from 'otpauth'
import { dayMs } from '../../contract/durations.ts'
import { apiPaths } from '../../contract/paths.ts'
import type { Database } from '../db/schema.ts'
import { recordTables } from '../db/tables/roles.ts'
import { phone } from '../features/insight/testing/send-counts.ts'
import { listPictures } from '../features/pictures/rules.ts'
import { selectProducts } from '../features/products/repository.ts'
import { insertSession } from '../sessions/repository.ts'
import type { TestApi } from './api.ts'
import type { TestResponse } from './many-processes.ts'
import { makeForm } from './multipart.ts'
import { makeUpload } from './pictures/pictures.ts'
import { Later, type RandomRequest } from './random-requests.ts'
import { tableOf } from './read-responses.ts'

/** Account that writes, with its present password. */
export type Writer = { email: string; password: string }

/** Values that a request may name: ids by table, including deleted records, and a writer's credentials. */
type Known = Record<string, string[]>

const tables = ['price_revisions', ...Object.values(recordTables), 'users', 'sessions'] as const
const json = { 'content-type': 'application/json' }

/** Sends a generated request as a signed-in writer, with its placeholders filled in. */
export async function sendWrite(
  api: TestApi,
  writer: Writer,
  { call, record, headers, body, form }: RandomRequest,
): Promise<TestResponse> {
  // A code is valid once, and there is only one per half-minute.
  await api.db.updateTable('second_factors').set({ last_step: 0 }).execute()
  const isAboutRecords = call.path.includes('{') || hasLater(body)
  const known = isAboutRecords ? await readKnown(api.db, writer) : {}
  const table = tableOf(call.path) ?? ''
  const isUndone = call.path.endsWith('/restore') && !call.path.includes('/history/')
  const kind = isUndone ? `deleted ${table}` : table
  const id = find(new Later(kind, record), known)
  const pictures = isUndone ? 'deleted pictures' : 'pictures'
  const path = call.path
    .replace('{id}/images/{imageId}', find(new Later(pictures, record), known))
    .replace('{id}', id)
    .replace('{version}', '1')
  if (call.path.startsWith('/price-revisions/')) known.products = await listProductsOf(api.db, id)
  const isOrder = call.method === 'PUT' && call.path.endsWith('/images')
  const fields = isOrder ? orderOf(id, known) : fillIn(body, known)
  const options = form.isUsed
    ? { headers, payload: await toForm(fields as object, form.picture) }
    : { headers: { ...headers, ...json }, payload: JSON.stringify(fields) }
  const method = call.method as 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  const sent = fields === undefined ? { headers } : options
  const response = await (call.isPublic
    ? api.call(method, path, { ...sent, headers: { 'user-agent': phone, ...sent.headers } })
    : api.callAsAdmin(method, path, sent))
  if (call.path === apiPaths.updatePassword && response.statusCode === 200)
    writer.password = (fields as { newPassword: string }).newPassword
  if (call.path === apiPaths.me && response.statusCode === 200)
    writer.email = response.json().user.email
  // The call may have ended the session.
  if (call.path.startsWith('/auth')) await signInAs(api, writer)
  return response
}

/** Opens a session without credentials. */
export async function signInAs({ db, admin }: TestApi, { email }: Writer): Promise<void> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  admin.authorization = `Bearer ${await insertSession(db, id, { address: '', userAgent: '' })}`
}

async function readKnown(db: Database, { email, password }: Writer): Promise<Known> {
  const known: Known = { email: [email], password: [password] }
  for (const table of tables)
    known[table] = listIds(await db.selectFrom(table).select('id').orderBy('id').execute())
  const deleted = await db.selectFrom('deleted_records').selectAll().orderBy('id').execute()
  for (const [kind, table] of Object.entries(recordTables))
    known[`deleted ${table}`] = listIds(deleted.filter((row) => row.kind === kind))
  known.pictures = await listPictureAddresses(db)
  known['deleted pictures'] = deleted
    .filter(({ kind }) => kind === 'product-picture')
    .map(({ record }) => toAddress(JSON.parse(record)))
  const factors = await db.selectFrom('second_factors').select('secret').execute()
  known.code = factors.map(({ secret }) => codeOf(secret))
  return known
}

/** Products of a price revision, because all others are rejected. */
async function listProductsOf(db: Database, revision: string): Promise<string[]> {
  const rows = db.selectFrom('price_revisions').select('lines').where('id', '=', revision)
  const lines: { product: string }[] = JSON.parse((await rows.executeTakeFirst())?.lines ?? '[]')
  return lines.map(({ product }) => product)
}

/** Lists every picture that a product shows, in the form of its path. */
async function listPictureAddresses(db: Database): Promise<string[]> {
  const extraPictures = await db.selectFrom('product_pictures').selectAll().orderBy('id').execute()
  const products = await selectProducts(db).orderBy('p.id').execute()
  const first = products.flatMap((row) =>
    listPictures({ ...row, extraPictures: [] }).map(({ id }) =>
      toAddress({ product_id: row.id, id }),
    ),
  )
  return [...first, ...extraPictures.map(toAddress)]
}

function toAddress({ product_id, id }: { product_id: string; id: string }): string {
  return `${product_id}/images/${id}`
}

function listIds(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function codeOf(stored: string): string {
  const { buffer } = new Uint8Array(Buffer.from(stored, 'base64url'))
  return TOTP.generate({ secret: new Secret({ buffer }) })
}

/** An order that names each picture of a product. */
function orderOf(product: string, { pictures = [] }: Known): { order: string[] } {
  const own = pictures.filter((address) => address.startsWith(product))
  return { order: own.map((address) => address.slice(-36)).toReversed() }
}

function hasLater(value: unknown): boolean {
  if (value instanceof Later) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLater)
}

function fillIn(value: unknown, known: Known): unknown {
  if (value instanceof Later) return find(value, known)
  if (Array.isArray(value)) return value.map((item) => fillIn(item, known))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, fillIn(part, known)])
  return Object.fromEntries(parts)
}

/** Times lie some days and two hours ahead, because a restore stops revisions that are due sooner. */
function find({ kind, number }: Later, known: Known): string {
  if (kind === 'time')
    return new Date(Date.now() + 7_200_000 + Math.abs(number % 100) * dayMs).toISOString()
  const choices = known[kind] ?? []
  return choices.at(number % choices.length) ?? 'none'
}

async function toForm(fields: object, picture: number): Promise<FormData> {
  const texts = Object.entries(fields).filter(([, value]) => value !== null)
  const image = picture > 0 ? await makeUpload(picture) : undefined
  return makeForm(Object.fromEntries(texts.map(([name, value]) => [name, String(value)])), image)
}
