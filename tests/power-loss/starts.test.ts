import { expect, it, vi } from 'vitest'
import { openUnmigrated } from '../../api/db/database.ts'
import { compareRows, createOlderSite } from '../../api/testing/older-site.ts'
import { makeFolder } from '../../env/make-folder.ts'
import { createLedger } from '../faults/fixtures/ledger.ts'
import { api, owner, runCommand, type Settings } from '../faults/fixtures/product.ts'
import { rounds } from '../faults/fixtures/rounds.ts'
import { beginLosses } from './shop.ts'

/** A start whose end nobody waits for: the disk may stop amid it. */
function beginStart(settings: Settings) {
  const command = runCommand(api, settings)
  const findAddress = () => command.said.match(/API +(http\S+)\/api,/)?.[1]
  return {
    kill: command.kill,
    /** The address once it is ready; undefined where the power is cut before. */
    awaitAddress: (isCut: () => boolean) =>
      vi
        .waitUntil(() => isCut() || findAddress(), { timeout: 600_000, interval: 5 })
        .then(findAddress),
  }
}

it('a first start leaves nothing half when the power is cut, and what is saved right after it stays', async () => {
  const { random, report, openShop } = beginLosses('a first start and the first writes')
  let longest = 1000
  for (let round = 0; round < rounds; round++) {
    report.beginRound()
    const shop = await openShop()
    const ledger = createLedger(random)
    const { kill, awaitAddress } = beginStart(shop.settings)
    const work = async (isCut: () => boolean) => {
      const address = await awaitAddress(isCut)
      if (!address) return
      // Half of them are to come after it.
      longest = 2 * shop.disk.countChanges()
      await ledger.turnTo(address)
      await ledger.writeUntil(isCut)
    }
    await shop.cutAmid({ longest, work, kill })
    const product = await shop.restart()
    await ledger.turnTo(product.address)
    report.add(await ledger.check(), ledger)
    expect(await product.stop()).toBe(0)
    await shop.disk.remove()
  }
  report.print()
})

it('an upgrade keeps every row when the power is cut', async () => {
  const { random, report, openShop } = beginLosses('the migrations of an older site')
  let longest = 1000
  for (let round = 0; round < rounds; round++) {
    report.beginRound()
    const shop = await openShop()
    const { DATA_DIR: dataDir = '' } = shop.settings
    makeFolder(dataDir)
    const open = () => openUnmigrated({ databaseUrl: undefined, dataDir })
    const older = await open()
    const rows = await createOlderSite(older, owner)
    await older.destroy()
    shop.disk.begin()
    const { kill, awaitAddress } = beginStart(shop.settings)
    const work = async (isCut: () => boolean) => {
      if (await awaitAddress(isCut)) longest = 1.2 * shop.disk.countChanges()
    }
    await shop.cutAmid({ longest, work, kill })
    const product = await shop.restart()
    const upgraded = await open()
    report.add(await compareRows(upgraded, rows))
    await upgraded.destroy()
    const ledger = createLedger(random)
    await ledger.turnTo(product.address, 'Oils of now')
    await ledger.adopt()
    await ledger.write()
    report.add(await ledger.check(), ledger)
    expect(await product.stop()).toBe(0)
    await shop.disk.remove()
  }
  report.print()
})
