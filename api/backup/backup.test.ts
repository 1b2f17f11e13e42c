import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { operator } from '../author.ts'
import { openDatabase } from '../db/database.ts'
import { sessionRepository } from '../db/sessions.ts'
import { readRows, readShape, type TableName, tableRoles } from '../db/tables.ts'
import { createTestDatabase, engines } from '../testing/database.ts'
import { storeKinds } from '../testing/image-stores.ts'
import { createRandom } from '../testing/random.ts'
import { createTestSite, describeSite, fillCatalogue, type TestSite } from '../testing/site.ts'
import { BackupError } from './format.ts'
import { startJob } from './job.ts'
import { makeBackup } from './make-backup.ts'
import { proveBackup } from './prove.ts'
import { restoreBackup } from './restore.ts'
import { readTar } from './tar.ts'

const seed = Number(process.env.TEST_SEED ?? 1975)
const combinations = engines.flatMap((engine) => storeKinds.map((kind) => ({ engine, kind })))

/** Makes a backup as a second process would: on a connection of its own. */
async function backUp({ api }: TestSite, onPicture?: () => Promise<void>): Promise<Buffer> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const db = await openDatabase(api.env)
  const taken = buffer(readable)
  const job = await startJob(api.db, { kind: 'backup' }, async () => {
    await onPicture?.()
    return makeBackup({ db, store: api.images.store, site: 'Test' }, writable)
  })
  await job.ended.finally(() => db.destroy())
  return taken
}

function stream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream()
}

async function restore({ api, shelf }: TestSite, file: Uint8Array) {
  const { db, images } = api
  const open = async () => stream(file)
  const { ended } = await startJob(db, { kind: 'restore' }, (progress) =>
    restoreBackup({
      ...{ db, store: images.store, shelf, site: 'Test', author: operator, open, progress },
    }),
  )
  return ended
}

/** What the public sees, through the API. */
async function readPublic({ api }: TestSite) {
  const paths = [apiPaths.products, apiPaths.categories, apiPaths.gallery, apiPaths.navConfig]
  return Promise.all(
    [...paths, `${apiPaths.products}?search=oil`].map(async (path) =>
      (await api.call('GET', path)).json(),
    ),
  )
}

async function readLog({ api }: TestSite) {
  return (await Array.fromAsync(readRows(api.db, 'audit_log'))).flat()
}

describe('what a backup knows of', () => {
  it.each(engines)('is every table on %s, in one shape', async (engine) => {
    const { db, close } = await createTestDatabase(engine)
    const sqlite = await createTestDatabase('sqlite')
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    expect(tables.filter((name) => !name.startsWith('kysely_')).toSorted()).toEqual(
      Object.keys(tableRoles).toSorted(),
    )
    for (const table of Object.keys(tableRoles) as TableName[]) {
      const shape = await readShape(db, table)
      expect(shape).toEqual(await readShape(sqlite.db, table))
      expect(shape.key).not.toEqual([])
    }
    await sqlite.close()
    await close()
  })
})

describe('a backup of any site', () => {
  const sites: TestSite[] = []
  beforeAll(async () => {
    for (const { engine, kind } of combinations) sites.push(await createTestSite(engine, kind))
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
  })

  it('restores into any other: the same rows, the same answers, the same bytes', async () => {
    console.info(`Backups, seed ${seed}`)
    const random = createRandom(seed)
    for (const from of sites) {
      // One of them is empty.
      if (from !== sites[0]) await fillCatalogue(from.api, random)
      const next = sites[(sites.indexOf(from) + 1) % sites.length]
      const whole = await describeSite(from.api)
      const answers = await readPublic(from)
      const file = await backUp(from)
      for (const to of sites.filter((site) => site !== from)) {
        const before = await describeSite(to.api)
        const log = await readLog(to)
        const restored = await restore(to, file)
        // Who has written is not rewritten; a place without a past is given it.
        expect((await readLog(to)).slice(0, -1)).toEqual(log.length > 0 ? log : await readLog(from))
        expect(await describeSite(to.api)).toEqual(whole)
        expect(await readPublic(to)).toEqual(answers)
        // Whoever was signed in is not any more.
        expect((await to.api.callAsAdmin('GET', apiPaths.me)).statusCode).toBe(401)
        if (to === next) {
          const kept = await to.shelf.open(restored.before)
          await restore(to, kept ? await buffer(kept.stream) : Buffer.alloc(0))
          expect(await describeSite(to.api)).toEqual(before)
        }
        await signInAgain(to)
      }
    }
    await fillCatalogue((sites[0] as TestSite).api, random)
  })

  it('is of one state, whatever is deleted meanwhile', async () => {
    const site = sites[0] as TestSite
    const before = await describeSite(site.api)
    const { data } = (await site.api.call('GET', apiPaths.products)).json()
    const file = await backUp(site)
    const during = await backUp(site, async () => {
      for (const { _id } of data) {
        const { statusCode } = await site.api.callAsAdmin('DELETE', `${apiPaths.products}/${_id}`)
        expect(statusCode).toBe(200)
      }
    })
    expect(data.length).toBeGreaterThan(0)
    await (await proveBackup(stream(during))).close()
    await restore(site, file)
    expect(await describeSite(site.api)).toEqual(before)
    await signInAgain(site)
  })

  it('is refused where anything about it is not as it was, and nothing is changed', async () => {
    const site = sites[0] as TestSite
    const random = createRandom(seed)
    const file = await backUp(site)
    const before = await describeSite(site.api)
    const refuse = async (broken: Uint8Array) => {
      await expect(restore(site, broken)).rejects.toThrow(BackupError)
    }
    for (let round = 0; round < 25; round++) {
      const flipped = Buffer.from(file)
      const at = await placeOfContent(file, random.below(2 ** 31))
      flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8))
      await refuse(flipped)
      await refuse(file.subarray(0, random.below(file.length - 1024)))
    }
    await refuse(Buffer.from('These are not the bytes of a backup.'))
    await refuse(Buffer.alloc(0))
    await refuse(Buffer.concat([file.subarray(0, 1024), file]))
    expect(await describeSite(site.api)).toEqual(before)
    expect((await site.shelf.list()).length).toBeLessThanOrEqual(3)
  })
})

/** A byte of what a member holds: between members there is only padding. */
async function placeOfContent(file: Buffer, chance: number): Promise<number> {
  const places: { start: number; length: number }[] = []
  let at = 0
  for await (const { bytes } of readTar(stream(file))) {
    places.push({ start: at + 512, length: bytes.length })
    at += 512 + Math.ceil(bytes.length / 512) * 512
  }
  const filled = places.filter(({ length }) => length > 0)
  const place = filled[chance % filled.length] as { start: number; length: number }
  return place.start + (chance % place.length)
}

/** A restore ended the session; the account is there as it was. */
async function signInAgain({ api }: TestSite): Promise<void> {
  const [{ id } = { id: '' }] = await api.db.selectFrom('users').select('id').execute()
  api.admin.authorization = `Bearer ${await sessionRepository(api.db).open(id, { address: '', userAgent: '' })}`
}
