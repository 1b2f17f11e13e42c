import { createHash } from 'node:crypto'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import type { TestApi } from './api.ts'
import { listReads } from './description.ts'
import type { TestResponse } from './many-processes.ts'

type ReadResponses = Record<string, { status: number; body: unknown }>

/** Tables of records by the beginning of their calls' paths. */
const records = {
  '/cards/product': 'products',
  '/cards/category': 'categories',
  '/products': 'products',
  '/categories': 'categories',
  '/product-groups': 'product_groups',
  '/price-revisions': 'price_revisions',
  '/gallery': 'gallery_items',
  '/synonyms': 'synonyms',
  '/orders': 'orders',
} as const

/** Drawings read per kind, because they take longest. */
const drawn = 1
/** Paths about sessions, a process or the backups themselves. */
const isElsewhere = (path: string) => /^\/(auth|accounts|backups|health|ready)\b/.test(path)

/**
 * Responses of each read of the API to staff, for every record; for files, their hashes, and for the audit log,
 * the entries older than `before`.
 */
export async function readResponses(api: TestApi, before = new Date()): Promise<ReadResponses> {
  const responses: ReadResponses = {}
  for (const path of listReads())
    if (!isElsewhere(path))
      for (const address of await listAddresses(api, path, before)) {
        const response = await readAsAdmin(api, address)
        responses[address] = { status: response.statusCode, body: readBody(response) }
      }
  return responses
}

/** Reads as staff do, repeating if a busy machine took too long for a drawing. */
export async function readAsAdmin(api: TestApi, address: string): Promise<TestResponse> {
  let response = await api.callAsAdmin('GET', address)
  while (response.statusCode === 503) response = await api.callAsAdmin('GET', address)
  return response
}

async function listAddresses(api: TestApi, path: string, before: Date): Promise<string[]> {
  const { data: categories } = (await api.call('GET', apiPaths.galleryCategories)).json()
  const ids = await listIds(api, path)
  const fill = (values: string[]) =>
    values.map((value) => path.replace(/\{\w+\}/, encodeURIComponent(value)))
  if (path.endsWith('/{category}')) return fill(categories)
  if (path.endsWith('/{version}')) return fill(await listVersions(api, path))
  if (path.endsWith('/{file}')) return listCards(api, path, ids.slice(0, drawn))
  if (path === apiPaths.searchTrial) return ['oil', 'எண்'].map((word) => `${path}?search=${word}`)
  if (path === apiPaths.shelfTags)
    return [`${path}?ids=${(await listIds(api, '/products')).join()}`]
  if (path === apiPaths.postCard || path === apiPaths.statusCard)
    return [`${path}?ids=${(await listIds(api, '/products')).slice(0, 3).join()}`]
  if (path === apiPaths.products) return [path, `${path}?limit=1000`]
  if (path === apiPaths.auditLog) return [`${path}?limit=200&to=${before.toISOString()}`]
  return path.includes('{') ? fill(ids) : [path]
}

/** Table of the record that a path names. */
export function tableOf(path: string) {
  return Object.entries(records).find(([start]) => path.startsWith(start))?.[1]
}

async function listIds({ db }: TestApi, path: string): Promise<string[]> {
  const table = tableOf(path)
  if (!table) return []
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

async function listVersions({ db }: TestApi, path: string): Promise<string[]> {
  const table = path.startsWith(apiPaths.navConfig) ? 'nav_configs' : 'shop_settings'
  const rows = await db.selectFrom(table).select('version').execute()
  return rows.map(({ version }) => String(version))
}

async function listCards({ call }: TestApi, path: string, ids: string[]): Promise<string[]> {
  const cardPath = path.startsWith('/cards/product') ? apiPaths.productCard : apiPaths.categoryCard
  const cards = await Promise.all(ids.map((id) => call('GET', fillPath(cardPath, { id }))))
  // Hidden records have no card.
  const shown = cards.filter(({ statusCode }) => statusCode === 200)
  return shown.map((card) => card.json().data.address.slice(apiPrefix.length))
}

function readBody({ headers, body, rawPayload, json }: TestResponse): unknown {
  if (String(headers['content-type']).startsWith('application/json')) return json()
  return createHash('sha256')
    .update(rawPayload ?? body)
    .digest('hex')
}
