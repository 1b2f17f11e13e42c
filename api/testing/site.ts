import { createHash, hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { type BackupStorage, openBackupStorage } from '../backups/storage/backup-storage.ts'
import type { Engine } from '../db/column-types.ts'
import type { Database } from '../db/schema.ts'
import { tablesWithRole } from '../db/tables/roles.ts'
import { readRows } from '../db/tables/rows.ts'
import type { FileStore } from '../images/store.ts'
import { insertSession } from '../sessions/repository.ts'
import { createTestApi, type TestApi } from './api.ts'
import { makeForm } from './multipart.ts'
import { createEmptyStore, type storeKinds } from './pictures/image-stores.ts'
import { makeUpload } from './pictures/pictures.ts'
import type { Random } from './random.ts'

/** A whole site: the API, its images and its own backups. */
export type TestSite = { api: TestApi; storage: BackupStorage; close(): Promise<void> }

export async function createTestSite(
  engine: Engine,
  kind: (typeof storeKinds)[number],
  settings: Record<string, string> = {},
): Promise<TestSite> {
  const files = await createEmptyStore(kind)
  const api = await createTestApi(engine, { ...files.settings, ...settings })
  return {
    api,
    storage: await openBackupStorage(api.env),
    async close() {
      await api.close()
      await files.remove()
    },
  }
}

/** Opens a site with its pictures in a folder, until the test has finished. */
export async function openTestSite(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<TestSite> {
  const site = await createTestSite(engine, 'folder', settings)
  onTestFinished(site.close)
  return site
}

/** Signs in again, because a restore ended the session and may have changed the accounts. */
export async function signInAgain({ db, admin }: TestApi): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const token = await insertSession(db, id, { address: '', userAgent: '' })
  admin.authorization = `Bearer ${token}`
}

const names = ['Groundnut Oil', 'எண்ணெய்', 'Sesame "cold" oil', 'Öl ß ﬁ', '🥥 % _ \\']

/** Writes random data as staff would: records of every kind, with and without pictures, and deletions. */
export async function fillContent({ callAsAdmin, db }: TestApi, random: Random): Promise<void> {
  const post = async (path: string, fields: Record<string, string>, seed: number) => {
    const image = seed ? await makeUpload(seed) : undefined
    const response = await callAsAdmin('POST', path, { payload: makeForm(fields, image) })
    if (response.statusCode !== 201) throw new Error(response.body)
    return response.json().data._id as string
  }
  const named = () => `${random.pick(names)} ${random.below(1e9)}`
  const kinds = [apiPaths.categories, apiPaths.products, apiPaths.gallery]
  const mains = [await post(apiPaths.categories, { name: named(), order: '2.5' }, 0)]
  const made: Record<string, string[]> = {}
  for (let write = 0; write < 14; write++) {
    const path = random.pick(kinds)
    const name = named()
    const category = random.pick(mains)
    const fields: Record<string, Record<string, string>> = {
      [apiPaths.categories]: {
        name,
        nameTa: name,
        ...(random.next() < 0.5 && { parent: category }),
      },
      [apiPaths.products]: {
        name,
        category,
        description: name,
        descriptionTa: `${name} இல்`,
        benefits: `${name}'s`,
        benefitsTa: name,
        price: `${random.below(1e7)}.${random.below(90) + 10}`,
        featured: String(random.next() < 0.5),
      },
      [apiPaths.gallery]: {
        title: name,
        titleTa: name,
        descriptionTa: name,
        order: String(random.below(9) / 2),
      },
    }
    const id = await post(
      path,
      fields[path] ?? {},
      random.below(4) + (path === apiPaths.gallery ? 1 : 0),
    )
    if (path === apiPaths.categories && !fields[path]?.parent) mains.push(id)
    else made[path] = [...(made[path] ?? []), id]
  }
  for (const id of made[apiPaths.products] ?? []) {
    const path = fillPath(apiPaths.productPictures, { id })
    const words = { kind: 'back', alt: named(), altTa: 'பின்பக்கம்' }
    await post(path, words, 5)
    const gone = await post(path, {}, 6)
    await callAsAdmin('DELETE', fillPath(apiPaths.productPicture, { id, imageId: gone }))
  }
  for (const [path, ids] of Object.entries(made))
    if (ids[0]) await callAsAdmin('DELETE', fillPath(`${path}/:id`, { id: ids[0] }))
  for (const [value, step] of [
    [5, 'apply'],
    [-3.125, ''],
  ] as const) {
    const payload = { reason: named(), rule: { kind: 'percent', value, round: 5 } }
    const response = await callAsAdmin('POST', apiPaths.priceRevisions, { payload })
    const { _id: id } = response.json().data
    if (step) await callAsAdmin('POST', fillPath(apiPaths.priceRevisionApply, { id }))
  }
  for (const isDeleted of [false, true]) {
    const payload = { label: named(), terms: [named(), named()] }
    const { _id: id } = (await callAsAdmin('POST', apiPaths.synonyms, { payload })).json().data
    if (isDeleted) await callAsAdmin('DELETE', fillPath(apiPaths.synonym, { id }))
  }
  for (const isDeleted of [false, true]) {
    const lines = [{ name: named(), quantity: 2, price: 1.05 }]
    const customer = { name: named(), phone: '98765 43210', place: named(), pin: '641602' }
    const payload = { lines, customer, delivery: { charge: 60, note: named() }, note: named() }
    const { _id: id } = (await callAsAdmin('POST', apiPaths.orders, { payload })).json().data
    if (isDeleted) await callAsAdmin('DELETE', fillPath(apiPaths.order, { id }))
  }
  await callAsAdmin('PUT', apiPaths.settings, {
    payload: {
      phone: '+91 422 1234567',
      hours: { mon: [{ opens: '09:00', closes: '24:00' }] },
      nameTa: 'செக்கு',
      addressTa: 'செக்கு தெரு',
      story: { aboutTextTa: 'கதை' },
    },
  })
  await callAsAdmin('PUT', apiPaths.navConfig, {
    payload: {
      maxVisibleItems: random.below(9) + 1,
      moreDropdownLabel: named(),
      moreDropdownLabelTa: 'மேலும்',
    },
  })
  await callAsAdmin('POST', apiPaths.beginSecondFactor)
  const begun = await db.selectFrom('second_factors').select('user_id').executeTakeFirstOrThrow()
  await db
    .insertInto('recovery_codes')
    .values({ ...begun, code_hash: hash('sha256', named()) })
    .execute()
}

export function describeSite({ db, images }: TestApi) {
  return describeData(db, images.store)
}

/** Everything that a backup should restore: all relevant rows, and the hash of each file that a record shows. */
export async function describeData(db: Database, store: FileStore) {
  const tables: Record<string, unknown[]> = {}
  // Order numbers continue from the highest, whatever is restored.
  const compared = tablesWithRole('content', 'account').filter((name) => name !== 'order_numbers')
  for (const table of compared)
    tables[table] = (await Array.fromAsync(readRows(db, table))).flat().map(plain)
  const shown = new Set(
    ['products', 'product_pictures', 'categories', 'gallery_items', 'site_pictures'].flatMap(
      (table) => (tables[table] as { image_id: string | null }[]).map((row) => row.image_id),
    ),
  )
  tables.images = (tables.images as { id: string }[]).filter(({ id }) => shown.has(id))
  // A restore renumbers the products.
  tables.products = (tables.products as { number: number }[]).map(({ number, ...row }) => row)
  // This is written by each session that ends, including those that a restore ends.
  tables.users = (tables.users as { last_seen_at: unknown }[]).map(
    ({ last_seen_at, ...user }) => user,
  )
  const files: Record<string, string> = {}
  for (const { id, variants } of tables.images as { id: string; variants: string }[]) {
    for (const variant of JSON.parse(variants)) {
      const stored = await store.open(id + variant)
      const bytes = stored ? await buffer(stored.stream) : 'missing'
      files[id + variant] = createHash('sha256').update(bytes).digest('hex')
    }
  }
  // The rest describes the database's own derived data.
  tables.meta = (tables.meta as { key: string }[]).filter(({ key }) => key === 'marker')
  return { tables, files }
}

function plain(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
    ]),
  )
}
