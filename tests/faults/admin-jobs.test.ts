import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { openBackupStorage } from '../../api/backups/storage/backup-storage.ts'
import { verifyBackup } from '../../api/backups/verify/verify.ts'
import type { BackupState } from '../../contract/backups/backup.ts'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { readEnv } from '../../env/env.ts'
import { owner, type Settings, startProduct } from './fixtures/product.ts'
import { moment, rounds } from './fixtures/rounds.ts'
import { describeSiteData, letTimePass, setupsOf } from './fixtures/site-data.ts'
import { startWrittenSite } from './fixtures/written-site.ts'

/** One who is signed in to the admin area. */
async function signIn(address: string) {
  async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(address + apiPrefix + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(response.status, path).toBe(200)
    return ((await response.json()) as { data: T }).data
  }
  let authorization = ''
  const { token } = await ask<{ token: string }>('POST', apiPaths.login, owner)
  authorization = `Bearer ${token}`
  const findJob = async () => (await ask<BackupState>('GET', apiPaths.backups)).job
  return {
    beginBackup: () => ask<{ name: string }>('POST', apiPaths.backups),
    beginRestore: (name: string) => ask('POST', fillPath(apiPaths.backupRestore, { name })),
    /** Result of the job, once it is over. */
    ended: () =>
      vi.waitUntil(
        async () => {
          const job = await findJob()
          return job?.state === 'running' ? null : job
        },
        { timeout: 600_000, interval: 50 },
      ),
  }
}

/** Verifies every backup that a site shows as one; returns how many there are. */
async function verifyAll(settings: Settings): Promise<number> {
  const storage = await openBackupStorage(readEnv(settings))
  const files = await storage.list()
  for (const { name } of files) {
    const file = await storage.open(name)
    if (!file) throw new Error(`${name} is gone`)
    await (await verifyBackup(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>)).close()
  }
  return files.length
}

describe.each(setupsOf('sqlite'))('on $engine with a $kind', (setup) => {
  it('a process that is killed amid a backup, and amid a restore, of the admin area loses nothing', async () => {
    const fault = `SIGKILL of the process amid backups and restores begun in the admin area (${setup.engine})`
    const site = await startWrittenSite(fault, setup)
    const { random, report, settings, ledger } = site
    let { product } = site
    for (let left = 15; left > 0; left--) await ledger.write()
    let amid = 0
    const restart = async () => {
      await product.kill()
      amid += await letTimePass(settings)
      product = await startProduct(settings)
    }
    const outcome = { old: 0, new: 0 }
    let whole = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      let isOver = false
      const writing = ledger.writeUntil(() => isOver)
      const before = await signIn(product.address)
      await before.beginBackup()
      await moment(random, 500)
      const killed = product.kill()
      isOver = true
      await Promise.all([killed, writing])
      await restart()
      await ledger.turnTo(product.address)
      report.add(await ledger.check(), ledger)
      whole += await verifyAll(settings)

      // A whole one now, and more writes that are not in it.
      const staff = await signIn(product.address)
      const begun = performance.now()
      const { name } = await staff.beginBackup()
      expect(await staff.ended()).toMatchObject({ kind: 'backup', state: 'done', file: name })
      const longest = performance.now() - begun
      const old = await describeSiteData(settings)
      for (let left = 4; left > 0; left--) await ledger.write()
      report.add(await ledger.check(), ledger)
      const current = await describeSiteData(settings)
      await staff.beginRestore(name)
      await moment(random, longest * 1.5)
      await restart()
      const now = await describeSiteData(settings)
      const isOld = JSON.stringify(now) === JSON.stringify(old)
      outcome[isOld ? 'old' : 'new'] += 1
      expect([old, current]).toContainEqual(now)
      whole += await verifyAll(settings)
      await ledger.turnTo(product.address)
      await ledger.adopt()
      report.add(await ledger.check(), ledger)
    }
    expect(await product.stop()).toBe(0)
    report.print(
      `${amid} of ${2 * rounds} kills before the job was over; ${outcome.old} times all of the backup, ${outcome.new} times all of what was there; ${whole} backups looked into, all whole`,
    )
  })
})
