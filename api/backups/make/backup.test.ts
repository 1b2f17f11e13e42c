import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BackupJob } from '../../../contract/backups/backup.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { Engine } from '../../db/column-types.ts'
import { openDatabase } from '../../db/database.ts'
import { type TableName, tableRoles } from '../../db/tables/roles.ts'
import { readRows, readShape } from '../../db/tables/rows.ts'
import { commandLineAuthor } from '../../records/author.ts'
import { bothEngines, createTestDatabase, engines } from '../../testing/database.ts'
import { createMemoryBackup } from '../../testing/memory-file.ts'
import { createRandom } from '../../testing/random.ts'
import { restoreInto } from '../../testing/restore.ts'
import {
  createTestSite,
  describeSite,
  fillContent,
  signInAgain,
  type TestSite,
} from '../../testing/site.ts'
import { BackupError } from '../format/format.ts'
import { readTar } from '../format/tar.ts'
import { startJob } from '../jobs/job.ts'
import { restoreBackup } from '../restore/restore.ts'
import { verifyBackup } from '../verify/verify.ts'
import { makeBackup } from './make-backup.ts'

const seed = Number(process.env.TEST_SEED ?? 1975)
/** Each is restored into the next: from every kind of store, and with PostgreSQL between all engines. */
const kinds = ['folder', 'bucket'] as const
const combinations = [...new Set<Engine>(['sqlite', ...engines])].flatMap((engine) =>
  kinds.map((kind) => ({ engine, kind })),
)

/** Makes a backup as a second process would, on a separate connection. */
async function backUp({ api }: TestSite, onPicture?: () => Promise<void>): Promise<Buffer> {
  const backup = createMemoryBackup()
  const db = await openDatabase(api.env)
  const job = await startJob(api.db, { kind: 'backup' }, async () => {
    await onPicture?.()
    return makeBackup({ db, store: api.images.store, shopName: 'Test' }, backup)
  })
  await job.ended.finally(() => db.destroy())
  return backup.bytes()
}

function stream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream()
}

async function restore(site: TestSite, file: Uint8Array) {
  const open = async () => stream(file)
  const { ended } = await startJob(site.api.db, { kind: 'restore' }, (job) =>
    restoreInto(site, open, { progress: job.progress, job, withAccounts: true }),
  )
  return ended
}

/** Reads everything that the public sees through the API. */
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

describe('tables in a backup', () => {
  it.each(bothEngines)('a backup knows every table on %s, in one shape', async (engine) => {
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
  const counts = { restores: 0, back: 0, refused: 0 }
  beforeAll(async () => {
    for (const { engine, kind } of combinations) sites.push(await createTestSite(engine, kind))
  })
  afterAll(async () => {
    const { restores, back, refused } = counts
    console.info(
      `Backups, seed ${seed}: ${sites.length} sites, ${restores} restores, ${back} back again, ${refused} files refused`,
    )
    for (const site of sites) await site.close()
  })

  async function startOwnLog() {
    // The backup has a log of its own, shorter than that of the site it is restored into.
    const payload = { name: 'Its own' }
    await sites.at(-1)?.api.callAsAdmin('POST', apiPaths.categories, { payload })
  }

  async function bringBack(to: TestSite, name: string, before: object) {
    const kept = await to.storage.open(name)
    await restore(to, kept ? await buffer(kept.stream) : Buffer.alloc(0))
    expect(await describeSite(to.api)).toEqual(before)
    counts.back += 1
  }

  it('a backup of any site restores into any other: the same rows, the same answers, the same bytes', async () => {
    const random = createRandom(seed)
    await startOwnLog()
    for (const from of sites) {
      // One backup is empty.
      if (from !== sites[0]) await fillContent(from.api, random)
      const to = sites[(sites.indexOf(from) + 1) % sites.length] as TestSite
      const whole = await describeSite(from.api)
      const answers = await readPublic(from)
      const before = await describeSite(to.api)
      const log = await readLog(to)
      const restored = await restore(to, await backUp(from))
      counts.restores += 1
      // A site with writes keeps its log; a site without any gets the backup's log.
      expect((await readLog(to)).slice(0, -1)).toEqual(log.length > 0 ? log : await readLog(from))
      expect(await describeSite(to.api)).toEqual(whole)
      expect(await readPublic(to)).toEqual(answers)
      // Earlier sessions have ended.
      expect((await to.api.callAsAdmin('GET', apiPaths.me)).statusCode).toBe(401)
      await bringBack(to, restored.before?.name ?? '', before)
      await signInAgain(to.api)
    }
    await fillContent((sites[0] as TestSite).api, random)
  })

  it('a backup is of one state, whatever is deleted meanwhile', async () => {
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
    await (await verifyBackup(stream(during))).close()
    await restore(site, file)
    expect(await describeSite(site.api)).toEqual(before)
    await signInAgain(site.api)
  })

  it.each(['backup', 'restore'] as const)(
    'a backup tells in the admin area how far it is (%s)',
    async (kind) => {
      const site = sites[0] as TestSite
      const { api, storage } = site
      const file = kind === 'restore' ? await backUp(site) : Buffer.alloc(0)
      const tellJob = async () => (await api.callAsAdmin('GET', apiPaths.backups)).json().data.job
      const db = await openDatabase(api.env)
      const { store } = api.images
      const reports: number[][] = []
      const poll = async () => {
        const { state, done, total } = (await tellJob()) as BackupJob
        expect(state).toBe('running')
        if (done !== reports.at(-1)?.[0]) reports.push([done, total])
      }
      const { ended } = await startJob(api.db, { kind }, async ({ progress: tellProgress }) => {
        await poll()
        let isBegun = false
        const held: typeof store = {
          ...store,
          // Continues only when the first picture has been reported.
          async open(name) {
            if (isBegun && reports.length < 2)
              await vi.waitUntil(() => poll().then(() => reports.length > 1), 60_000)
            return store.open(name)
          },
        }
        const progress = (done: number, total: number) => {
          isBegun = true
          tellProgress(done, total)
        }
        const site = { db, store: held, shopName: 'Test' }
        if (kind === 'backup') return makeBackup(site, createMemoryBackup(), progress)
        const given = {
          author: commandLineAuthor,
          file: 'a file',
          ordersKeepDays: 400,
          open: async () => stream(file),
        }
        return (await restoreBackup({ ...site, ...given, storage, progress })).manifest
      })
      const { pictures } = await ended.finally(() => db.destroy())
      expect(pictures).toBeGreaterThan(1)
      expect(reports).toEqual([
        [0, 0],
        [1, pictures],
      ])
      if (kind === 'restore') await signInAgain(site.api)
      expect(await tellJob()).toMatchObject({
        kind,
        state: 'done',
        done: pictures,
        total: pictures,
      })
    },
  )

  it('a backup is refused where anything about it is not as it was, and nothing is changed', async () => {
    const site = sites[0] as TestSite
    const random = createRandom(seed)
    const file = await backUp(site)
    const before = await describeSite(site.api)
    const kept = await site.storage.list()
    const refuse = async (broken: Uint8Array) => {
      await expect(restore(site, broken)).rejects.toThrow(BackupError)
      counts.refused += 1
    }
    for (let round = 0; round < 8; round++) {
      const flipped = Buffer.from(file)
      const at = await pickContentByte(file, random.below(2 ** 31))
      flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8))
      await refuse(flipped)
      await refuse(file.subarray(0, random.below(file.length - 1024)))
    }
    await refuse(Buffer.from('These are not the bytes of a backup.'))
    await refuse(Buffer.alloc(0))
    await refuse(Buffer.concat([file.subarray(0, 1024), file]))
    expect(await describeSite(site.api)).toEqual(before)
    expect(await site.storage.list()).toEqual(kept)
  })
})

/** Changes a byte inside a member, because there is only padding between members. */
async function pickContentByte(file: Buffer, chance: number): Promise<number> {
  const members: { start: number; length: number }[] = []
  let at = 0
  for await (const { bytes } of readTar(stream(file))) {
    members.push({ start: at + 512, length: bytes.length })
    at += 512 + Math.ceil(bytes.length / 512) * 512
  }
  const filled = members.filter(({ length }) => length > 0)
  const member = filled[chance % filled.length] as { start: number; length: number }
  return member.start + (chance % member.length)
}
