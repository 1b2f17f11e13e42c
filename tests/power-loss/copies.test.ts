import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { makeTestFolder, watchCopy } from '../faults/fixtures/copied-site.ts'
import { createLedger } from '../faults/fixtures/ledger.ts'
import { runCommand, type Settings, startProduct } from '../faults/fixtures/product.ts'
import { rounds } from '../faults/fixtures/rounds.ts'
import { beginLosses } from './shop.ts'

const settled = { timeout: 120_000, interval: 100 }

it('a site that is restored from its copy is there once that is said, and can be restored again before', async () => {
  const { random, report, openShop } = beginLosses('restores from a copy')
  const copy = join(await makeTestFolder(), 'copy')
  const ledger = createLedger(random)
  const site = await startProduct({ DATA_DIR: await makeTestFolder(), COPY_TO: copy })
  await ledger.turnTo(site.address)
  for (let left = 12; left > 0; left--) await ledger.write()
  const readCopy = await watchCopy(site)
  await vi.waitUntil(async () => (await readCopy()).behindSince === null, settled)
  await site.stop()
  const [said, again] = [new Set<number>(), new Set<number>()]
  let longest = 2000
  for (let round = 0; round < rounds; round++) {
    report.beginRound()
    const shop = await openShop()
    const settings: Settings = { ...shop.settings, COPY_TO: copy }
    const restore = () => runCommand(['api/backups/restore-cli.ts', '--from-copy'], settings)
    const command = restore()
    const work = async () => {
      expect(await command.ended, await command.errors).toBe(0)
      said.add(round)
      longest = 1.2 * shop.disk.countChanges()
    }
    await shop.cutAmid({ longest, work, kill: command.kill })
    if (!existsSync(join(settings.DATA_DIR ?? '', 'catalogue.sqlite'))) {
      expect([...said]).not.toContain(round)
      again.add(round)
      const repeated = restore()
      expect(await repeated.ended, await repeated.errors).toBe(0)
    }
    const product = await shop.restart()
    await ledger.turnTo(product.address)
    report.add(await ledger.check(), ledger)
    expect(await product.stop()).toBe(0)
    await shop.disk.remove()
  }
  report.print(`${said.size} acknowledged, ${again.size} restored again`)
})
