import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupLimits } from '../../../contract/backups/limits.ts'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { hourMs, minuteMs } from '../../../contract/durations.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { findLatestJob } from '../../background/jobs-repository.ts'
import { openDatabase } from '../../db/database.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { type FileStore, StoreUnavailable } from '../../images/store.ts'
import { commandLineAuthor } from '../../records/author.ts'
import { createEmptyDatabase, engines } from '../../testing/database.ts'
import { createRandom } from '../../testing/random.ts'
import { createTestSite, fillContent, type TestSite } from '../../testing/site.ts'
import { BackupError } from '../format/format.ts'
import { presentStatus } from '../presenter.ts'
import { makeBackupName } from '../storage/backup-names.ts'
import { chooseStore, createBackupStorage, openBackupStorage } from '../storage/backup-storage.ts'
import { BusyError, JobInterruptedError } from './job.ts'
import { createBackupJobs } from './jobs.ts'
import { automaticBackups, slotAt } from './schedule.ts'
import { claimSlot, readSchedule } from './schedule-repository.ts'

const night = 24 * hourMs
/** A quarter past eight in the morning in India. */
const morning = Date.UTC(2026, 0, 31, 2, 45)

it('a night begins at half past two in India', () => {
  const halfPastTwo = Date.UTC(2026, 0, 30, 21)
  expect(slotAt(halfPastTwo, 24)).toBe(slotAt(halfPastTwo - 1, 24) + 1)
  expect(slotAt(morning, 24)).toBe(slotAt(halfPastTwo, 24))
  expect(slotAt(morning + 6 * hourMs, 6)).toBe(slotAt(morning, 6) + 1)
})

describe.each(engines)('on %s', (engine) => {
  /** Several processes on one database, whose clocks advance as the test says. */
  async function startProcesses(count = 1) {
    const database = await createEmptyDatabase(engine)
    const world = { now: morning, load: 0, made: [] as number[], fail: null as Error | null }
    // SQLite connections in one process would wait for each other for ever.
    const shared = await openDatabase(database)
    const start = async () => {
      const db = engine === 'sqlite' ? shared : await openDatabase(database)
      const settings = { every: 24, now: () => world.now, load: () => world.load }
      const look = automaticBackups({ db }, settings, async () => {
        if (world.fail) throw world.fail
        world.made.push(world.now)
      })
      return { db, look }
    }
    const processes = await Promise.all(Array.from({ length: count }, start))
    onTestFinished(async () => {
      await shared.destroy()
      if (engine === 'postgres') for (const { db } of processes) await db.destroy()
      await database.remove()
    })
    return {
      world,
      db: shared,
      async restart() {
        const [ended] = processes.splice(0, 1, await start())
        if (engine === 'postgres') await ended?.db.destroy()
      },
      async pass(minutes: number) {
        for (; minutes > 0; minutes--) {
          await Promise.allSettled(processes.map(({ look }) => look()))
          world.now += minuteMs
        }
      },
    }
  }

  it('automatic backups come once a night, whichever process is first, and not on the first day', async () => {
    const { world, pass } = await startProcesses(3)
    await pass(30)
    expect(world.made).toEqual([])
    for (const nights of [1, 2]) {
      world.now += night
      await pass(90)
      expect(world.made).toHaveLength(nights)
    }
  })

  it('automatic backups make up for a missed night, but neither right after a start nor while much is asked', async () => {
    const { world, pass, restart } = await startProcesses()
    await pass(10)
    world.now += 3 * night
    await restart()
    await pass(5)
    expect(world.made).toEqual([])
    world.load = 0.9
    await pass(60)
    expect(world.made).toEqual([])
    await pass(1)
    expect(world.made).toHaveLength(1)
    world.now += night
    await pass(1)
    expect(world.made, 'each waits for as long').toHaveLength(1)
    world.load = 0.1
    await pass(1)
    expect(world.made).toHaveLength(2)
  })

  it('automatic backups say why they fail, and are tried again', async () => {
    const { world, db, pass } = await startProcesses(2)
    await pass(10)
    world.now += night
    world.fail = new BackupError('A row is odd.')
    await pass(30)
    expect(await readSchedule(db)).toMatchObject({ failure: 'A row is odd.' })
    world.fail = new StoreUnavailable('EACCES: /mnt/backup')
    await pass(50)
    expect(await readSchedule(db)).toMatchObject({ failure: backupMessages.unwritable })
    world.fail = new TypeError('nobody foresaw this')
    await pass(70)
    expect(await readSchedule(db)).toMatchObject({ failure: messages.backup.failed })
    world.fail = null
    await pass(50)
    expect(world.made).toHaveLength(1)
    expect(await readSchedule(db)).toMatchObject({ failure: '', failed_at: null })
  })

  it.each([
    ['another job is done', new BusyError('busy')],
    ['the process is stopped', new JobInterruptedError()],
  ])('automatic backups do not fail where %s, and come right after', async (_, reason) => {
    const { world, db, pass } = await startProcesses()
    await pass(10)
    world.now += night
    world.fail = reason
    await pass(5)
    expect(await readSchedule(db)).toMatchObject({ failed_at: null })
    world.fail = null
    await pass(1)
    expect(world.made).toHaveLength(1)
  })

  it('automatic backups are made by another process after one that was killed', async () => {
    const { world, db, pass } = await startProcesses(2)
    await pass(10)
    world.now += night
    // Nothing else was logged about it.
    expect(await claimSlot(db, slotAt(world.now, 24), world.now)).toBe(true)
    await pass(50)
    expect(world.made).toEqual([])
    await pass(1)
    expect(world.made).toHaveLength(1)
  })

  it('automatic backups come to no harm by a clock that jumps', async () => {
    const random = createRandom(7)
    const { world, pass } = await startProcesses(2)
    await pass(10)
    for (let jump = 0; jump < 40; jump++) {
      const before = world.made.length
      world.now = morning + Math.round((random.next() - 0.5) * 3650 * night)
      await pass(1 + random.below(3))
      expect(world.made.length - before).toBeLessThanOrEqual(1)
    }
    world.now = morning + night
    await pass(60)
    const made = world.made.length
    expect(slotAt(world.made.at(-1) ?? 0, 24)).toBe(slotAt(world.now, 24))
    await pass(300)
    expect(world.made).toHaveLength(made)
  })
})

describe.each(engines)('on %s', (engine) => {
  it('an automatic backup is verified, kept among so many others, and told of', async () => {
    const site = await createTestSite(engine, 'folder')
    const { api } = site
    const folder = join(api.env.dataDir, 'own folder')
    const env = { ...api.env, backupTo: folder, backupKeep: 2 }
    const storage = await openBackupStorage(env)
    await writeFile(join(folder, 'notes of the owner.txt'), 'x')
    const jobs = createBackupJobs({ ...api, env }, storage, api.app)
    const status = async () => (await api.callAsAdmin('GET', apiPaths.backupStatus)).json().data
    expect(await status()).toMatchObject({
      provenAt: null,
      isOld: false,
      failure: null,
      isUnpruned: false,
      missing: 0,
    })
    await api.db.updateTable('backup_schedule').set({ since: 1 }).execute()
    expect(await status()).toMatchObject({ isOld: true })

    const names = ['backup', 'automatic', 'automatic', 'automatic'] as const
    const made: string[] = []
    for (const kind of names) {
      const name = makeBackupName(kind).replace(/\d{9}-/, `00000${made.length}-`)
      made.push(name)
      await jobs.backUpAutomatically(name)
    }
    const kept = (await storage.list()).map(({ name }) => name)
    expect(kept.toSorted()).toEqual([made[0], made[2], made[3]].toSorted())
    expect(await readdir(folder)).toContain('notes of the owner.txt')
    expect(await status()).toMatchObject({ isOld: false, failure: null, missing: 0 })
    for (const away of [-backupLimits.careAfter - 1, 2 * backupLimits.careAfter]) {
      const old = Date.now() + away
      await api.db.updateTable('backup_schedule').set({ proven_at: old }).execute()
      expect(await status()).toMatchObject({ isOld: true, provenAt: new Date(old).toISOString() })
    }

    // An unwritable store leaves the other backups alone.
    await rm(folder, { recursive: true })
    await writeFile(folder, 'no folder any more')
    await expect(jobs.backUpAutomatically(makeBackupName('automatic'))).rejects.toThrow()
    await jobs.close()
    await site.close()
  })

  async function fillStorage(storage: TestSite['storage']) {
    for (let old = 0; old <= backupLimits.maxPerKind; old++) {
      const name = makeBackupName('backup')
      await storage.putPart(name, 0, Buffer.from('x'))
      await storage.complete(name, 1)
    }
  }

  function keepForever(env: Parameters<typeof chooseStore>[0]) {
    const store = chooseStore(env)
    const kept: FileStore = {
      ...store,
      async remove(names) {
        if (names.length > 0) throw new StoreUnavailable('read-only')
      },
    }
    return kept
  }

  async function expectMended({ api, storage }: TestSite) {
    await storage.prune()
    const mended = createBackupJobs(api, storage, api.app)
    await mended.backUpAutomatically(makeBackupName('automatic'))
    await mended.close()
    expect(await readSchedule(api.db)).toMatchObject({ unpruned: 0 })
  }

  it('an automatic backup is made, and restored, where old ones cannot be deleted, of which staff are told', async () => {
    const site = await createTestSite(engine, 'folder')
    onTestFinished(site.close)
    const { api, storage } = site
    await createAdministrator(api.db, { email: 'owner@example.com', name: 'Owner' })
    await fillStorage(storage)
    const kept = keepForever(api.env)
    const jobs = createBackupJobs(api, createBackupStorage(kept, 1), api.app)
    const name = makeBackupName('automatic')
    await jobs.backUpAutomatically(name)
    expect(presentStatus(await readSchedule(api.db), [], null, Date.now())).toMatchObject({
      provenAt: expect.any(String),
      isUnpruned: true,
    })
    await jobs.startRestore(name, commandLineAuthor)
    await jobs.close()
    expect(await findLatestJob(api.db)).toMatchObject({ kind: 'restore', state: 'done' })
    await expectMended(site)
  })

  it('an automatic backup that could not be restored does not count as one', async () => {
    const site = await createTestSite(engine, 'folder')
    const { api, storage } = site
    await fillContent(api, createRandom(8))
    await api.db.updateTable('price_revisions').set({ lines: 'torn' }).execute()
    const jobs = createBackupJobs(api, storage, api.app)
    await expect(jobs.backUpAutomatically(makeBackupName('automatic'))).rejects.toThrow(
      /A row of price_revisions .*lines cannot be used/,
    )
    expect(await storage.list()).toEqual([])
    expect(await listFolder(join(api.env.dataDir, 'backups'))).toEqual([])
    await jobs.close()
    await site.close()
  })

  it('an automatic backup ends with the process that makes it, and leaves nothing', async () => {
    const site = await createTestSite(engine, 'folder')
    const { api, storage } = site
    await fillContent(api, createRandom(8))
    const jobs = createBackupJobs(api, storage, api.app)
    const ended = jobs.backUpAutomatically(makeBackupName('automatic'))
    await Promise.all([expect(ended).rejects.toThrow(JobInterruptedError), jobs.close()])
    expect(await listFolder(join(api.env.dataDir, 'backups'))).toEqual([])
    await site.close()
  })
})

/** In a bucket, there is no folder of backups. */
const listFolder = (path: string) =>
  readdir(path).catch((error) => (error.code === 'ENOENT' ? [] : Promise.reject(error)))
