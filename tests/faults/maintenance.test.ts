import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyBackup } from '../../api/backups/verify/verify.ts'
import { createLedger } from './fixtures/ledger.ts'
import { runCommand, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData, describeSiteData, letTimePass, setupsOf } from './fixtures/site-data.ts'
import { startWrittenSite } from './fixtures/written-site.ts'

describe.each(setupsOf('postgres'))('on $engine with a $kind', (setup) => {
  it('a backup that is killed while others write leaves nothing half', async () => {
    const fault = `SIGKILL during backups of a busy site (${setup.engine})`
    const site = await startWrittenSite(fault, setup)
    const { random, report, settings, product, ledger } = site
    let whole = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      let isOver = false
      const writing = ledger.writeUntil(() => isOver)
      const path = join(settings.DATA_DIR ?? '', `backup-${round}.tar`)
      const command = runCommand(['api/backups/backup-cli.ts', path], settings)
      await Promise.race([command.ended, moment(random, 2500)])
      await command.kill()
      await letTimePass(settings)
      const second = runCommand(['api/backups/backup-cli.ts', `${path}.second`], settings)
      expect(await second.ended, await second.errors).toBe(0)
      isOver = true
      await writing
      // Under its name there is all of it, or nothing.
      for (const file of [path, `${path}.second`].filter((file) => existsSync(file))) {
        const verified = await verifyBackup(new Blob([await readFile(file)]).stream())
        await verified.close()
        whole += 1
      }
      report.add(await ledger.check(), ledger)
    }
    await product.stop()
    report.print(`${whole} backups, all whole`)
  })

  it('a restore that is killed leaves all of the backup or all of what was there', async () => {
    const fault = `SIGKILL during restores of a running site (${setup.engine})`
    const site = await startWrittenSite(fault, setup)
    const { random, report, settings, product, ledger } = site
    const write = async (count: number) => {
      for (let left = count; left > 0; left--) await ledger.write()
    }
    await write(15)
    const file = join(settings.DATA_DIR ?? '', 'old.tar')
    const begun = performance.now()
    const backup = runCommand(['api/backups/backup-cli.ts', file], settings)
    expect(await backup.ended, await backup.errors).toBe(0)
    // Duration of a command on this machine just now.
    const longest = performance.now() - begun
    const old = await describeSiteData(settings)
    const outcome = { old: 0, new: 0 }
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      await ledger.turnTo(product.address)
      await write(4)
      report.add(await ledger.check(), ledger)
      const current = await describeSiteData(settings)
      const command = runCommand(['api/backups/restore-cli.ts', file], settings)
      await Promise.race([command.ended, moment(random, longest * 3)])
      await command.kill()
      await letTimePass(settings)
      const now = await describeSiteData(settings)
      const isOld = JSON.stringify(now) === JSON.stringify(old)
      outcome[isOld ? 'old' : 'new'] += 1
      expect([old, current]).toContainEqual(now)
      await ledger.turnTo(product.address)
      await ledger.adopt()
    }
    await product.stop()
    report.print(
      `${outcome.old} times all of the backup, ${outcome.new} times all of what was there`,
    )
  })
})

it('a move that is killed, and run again, brings everything over', async () => {
  const fault = 'SIGKILL during moves of a busy SQLite site to PostgreSQL and S3'
  const random = chancesOf(fault)
  const report = createReport(fault)
  let kills = 0
  for (let round = 0; round < rounds; round++) {
    report.beginRound()
    const from = await createSiteData('sqlite', 'folder')
    const to = await createSiteData('postgres', 'bucket')
    const settings = { ...to.settings, DATA_DIR: from.settings.DATA_DIR ?? '' }
    const product = await startProduct(from.settings)
    const ledger = createLedger(random)
    await ledger.turnTo(product.address)
    let isOver = false
    const writing = ledger.writeUntil(() => isOver)
    // Longer each time: a slow machine gets to its end, too.
    for (let longest = 4000; ; longest *= 1.5) {
      const command = runCommand(['api/backups/move-cli.ts'], settings)
      const isDone = await Promise.race([command.ended, moment(random, longest).then(() => null)])
      if (isDone === 0) break
      if (isDone !== null) throw new Error(await command.errors)
      await command.kill()
      kills += 1
      await letTimePass(from.settings)
    }
    // Rejects later writes: the move would leave them behind.
    isOver = true
    await writing
    await product.stop()
    const moved = await startProduct(to.settings)
    await ledger.turnTo(moved.address)
    report.add(await ledger.check(), ledger)
    await moved.stop()
    await from.remove()
    await to.remove()
  }
  report.print(`${kills} kills`)
})
