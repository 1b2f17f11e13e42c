import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rounds } from '../faults/fixtures/rounds.ts'
import { describeSiteData } from '../faults/fixtures/site-data.ts'
import { openFilledShop, verifyAll } from './filled-shop.ts'
import { signIn } from './staff.ts'

describe('power cuts', () => {
  it('a power cut amid restores by the command leaves all of the backup or all of what was there', async () => {
    const shop = await openFilledShop('restores by the command')
    const { report, ledger, settings, disk } = shop
    const path = join(disk.folder, 'old.tar')
    const backup = shop.backUp(path)
    expect(await backup.ended, await backup.errors).toBe(0)
    let { product } = shop
    const old = await describeSiteData(settings)
    const outcome = { old: 0, now: 0, acknowledged: 0 }
    let longest = 2000
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      for (let left = 4; left > 0; left--) await ledger.write()
      report.add(await ledger.check(), ledger)
      expect(await product.stop()).toBe(0)
      const current = await shop.look(describeSiteData)
      const command = shop.restore(path)
      let isSaid = false
      const work = async () => {
        expect(await command.ended, await command.errors).toBe(0)
        isSaid = true
        longest = 1.2 * disk.countChanges()
      }
      await shop.cutAmid({ longest, work, kill: command.kill })
      await shop.endJobs()
      const now = await shop.look(describeSiteData)
      const isOld = JSON.stringify(now) === JSON.stringify(old)
      expect(isSaid ? [old] : [old, current]).toContainEqual(now)
      outcome[isOld ? 'old' : 'now'] += 1
      if (isSaid) outcome.acknowledged += 1
      product = await shop.restart()
      await verifyAll(settings)
      await ledger.turnTo(product.address)
      await ledger.adopt()
      report.add(await ledger.check(), ledger)
    }
    report.print(
      `${outcome.acknowledged} acknowledged, ${outcome.old} times all of the backup, ${outcome.now} times all of what was there`,
    )
  })

  it('a power cut amid restores of the admin area leaves all of the backup or all of what was there', async () => {
    const shop = await openFilledShop('restores of the admin area')
    const { report, ledger, settings, disk } = shop
    let { product } = shop
    const { name } = await (await signIn(product.address)).beginBackup()
    expect(await (await signIn(product.address)).endOfJob()).toMatchObject({ state: 'done' })
    const old = await describeSiteData(settings)
    const outcome = { old: 0, now: 0, acknowledged: 0 }
    let longest = 2000
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      for (let left = 4; left > 0; left--) await ledger.write()
      report.add(await ledger.check(), ledger)
      const current = await describeSiteData(settings)
      const staff = await signIn(product.address)
      let isSaid = false
      const work = async () => {
        const before = disk.countChanges()
        await staff.beginRestore(name)
        isSaid = (await staff.endOfJob())?.state === 'done'
        longest = 1.2 * (disk.countChanges() - before)
      }
      await shop.cutAmid({ longest, work, kill: product.kill })
      await shop.endJobs()
      const now = await shop.look(describeSiteData)
      const isOld = JSON.stringify(now) === JSON.stringify(old)
      expect(isSaid ? [old] : [old, current]).toContainEqual(now)
      outcome[isOld ? 'old' : 'now'] += 1
      if (isSaid) outcome.acknowledged += 1
      product = await shop.restart()
      await verifyAll(settings)
      await ledger.turnTo(product.address)
      await ledger.adopt()
      report.add(await ledger.check(), ledger)
    }
    expect(await product.stop()).toBe(0)
    report.print(
      `${outcome.acknowledged} acknowledged, ${outcome.old} times all of the backup, ${outcome.now} times all of what was there`,
    )
  })
})
