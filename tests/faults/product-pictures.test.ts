import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { killAmidWrites } from './fixtures/kill-amid-writes.ts'
import { measureMemory } from './fixtures/memory.ts'
import { createPictureLedger } from './fixtures/picture-ledger.ts'
import { startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, rounds } from './fixtures/rounds.ts'
import { createSiteData, setups } from './fixtures/site-data.ts'

it.each(setups)(
  'a process that is killed while pictures of a product are added, changed, ordered, deleted and restored leaves each whole, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL during writes of a product's pictures (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const data = await createSiteData(engine, kind)
    const ledger = createPictureLedger(random)
    for (let round = 0; round < rounds * 3; round++) {
      const writes = 2 + random.below(8)
      await killAmidWrites({
        settings: data.settings,
        ledger,
        random,
        report,
        writes,
        longest: 250,
      })
    }
    report.print()
  },
)

it('pictures of a product come and go by the hundred, and take no more memory and disk', async () => {
  const fault = 'pictures by the hundred'
  const report = createReport(fault)
  report.beginRound()
  const { settings } = await createSiteData('sqlite', 'folder')
  const product = await startProduct(settings)
  const ledger = createPictureLedger(chancesOf(fault))
  await ledger.turnTo(product.address)
  const writes = rounds > 1 ? 3000 : 90
  const memory: number[] = []
  for (const part of [1, 2, 3]) {
    await ledger.writeUntil(() => ledger.counts.acknowledged >= (writes * part) / 3)
    memory.push(await measureMemory(product.child.pid))
  }
  const [first = 0, , last = 0] = memory
  expect(last).toBeLessThan(first + 150)
  report.add(await ledger.check(), ledger)
  const files = await readdir(join(settings.DATA_DIR ?? '', 'uploads'))
  const images = new Set(files.map((name) => name.slice(0, 32)))
  expect(images.size).toBe((await ledger.readPictures()).length)
  expect(await product.stop()).toBe(0)
  report.print(`${memory.join(', ')} MB`)
})
