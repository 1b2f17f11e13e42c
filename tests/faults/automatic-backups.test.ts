import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findLatestJob } from '../../api/background/jobs-repository.ts'
import { toWeb } from '../../api/backups/format/web-stream.ts'
import { readSchedule } from '../../api/backups/jobs/schedule-repository.ts'
import { type BackupStorage, openBackupStorage } from '../../api/backups/storage/backup-storage.ts'
import { verifyBackup } from '../../api/backups/verify/verify.ts'
import { openDatabase } from '../../api/db/database.ts'
import { temporaryPrefix } from '../../api/images/names.ts'
import { readEnv } from '../../env/env.ts'
import { createLedger } from './fixtures/ledger.ts'
import { api, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData, letTimePass, setupsOf } from './fixtures/site-data.ts'

const args = ['--import', './tests/faults/fixtures/hasty-minutes.mjs', ...api]

describe.each(setupsOf('postgres'))('on $engine with a $kind', ({ engine, kind }) => {
  it('two processes that are killed amid a backup that one of them makes by itself leave the site whole', async () => {
    const fault = `SIGKILL of two processes amid a backup that one makes by itself (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const data = await createSiteData(engine, kind)
    const temporary = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
    onTestFinished(() => rm(temporary, { recursive: true }))
    const settings = { ...data.settings, BACKUP_EVERY: '24', BACKUP_KEEP: '2', TMPDIR: temporary }
    const env = readEnv(settings)
    const start = () => startProduct(settings, args)
    let [product, other] = [await start(), await start()]
    const ledger = createLedger(random)
    await ledger.turnTo(product.address)
    for (let left = 15; left > 0; left--) await ledger.write()
    const db = await openDatabase(env)
    onTestFinished(() => db.destroy())
    const storage = await openBackupStorage(env)
    const names = async () => (await storage.list()).map(({ name }) => name)
    const nightFalls = () =>
      db.updateTable('backup_schedule').set({ slot: 0, not_before: 0 }).execute()
    const isDone = async () => (await readSchedule(db)).slot !== 0
    const until = (state: () => Promise<boolean>) =>
      vi.waitUntil(state, { timeout: 600_000, interval: 10 })
    let [amid, whole] = [0, 0]

    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const before = await names()
      let isOver = false
      const writing = ledger.writeUntil(() => isOver)
      await nightFalls()
      await until(async () => (await findLatestJob(db))?.state === 'running')
      await moment(random, 1500)
      const killed = Promise.all([product.kill(), other.kill()])
      isOver = true
      await Promise.all([killed, writing])
      amid += await letTimePass(settings)
      expect(await readdir(temporary)).toEqual([])
      // No backup was deleted for one that did not come.
      const remaining = (await isDone()) ? [] : before
      expect(await names()).toEqual(expect.arrayContaining(remaining))

      product = await start()
      other = await start()
      await ledger.turnTo(product.address)
      report.add(await ledger.check(), ledger)
      await nightFalls()
      await until(isDone)
      const files = await storage.list()
      expect(files.map((file) => file.kind)).toEqual(
        before.length > 0 ? ['automatic', 'automatic'] : expect.anything(),
      )
      for (const { name } of files) await verifyStored(storage, name)
      whole += files.length
      if (kind === 'folder') await expectPrivateFiles(join(env.dataDir, 'backups'), await names())
    }
    for (const { stop } of [product, other]) expect(await stop()).toBe(0)
    report.print(`${amid} kills amid a backup; ${whole} backups looked into, all whole`)
  })
})

async function verifyStored(storage: BackupStorage, name: string): Promise<void> {
  const file = await storage.open(name)
  if (!file) throw new Error(`${name} is gone`)
  await (await verifyBackup(toWeb(file.stream))).close()
}

/** Every file in the folder is part of one of these backups, and its owner's alone. */
async function expectPrivateFiles(folder: string, backups: string[]): Promise<void> {
  const files = await readdir(folder)
  // A single file that was being written goes an hour later.
  for (const file of files.filter((name) => !name.startsWith(temporaryPrefix))) {
    expect(backups).toContain(file.split('.')[0])
    expect((await stat(join(folder, file))).mode & 0o077).toBe(0)
  }
}
