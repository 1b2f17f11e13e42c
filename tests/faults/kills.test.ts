import { expect, it, vi } from 'vitest'
import { checkDemo } from './fixtures/demo.ts'
import { killAmidWrites } from './fixtures/kill-amid-writes.ts'
import { createLedger } from './fixtures/ledger.ts'
import { api, runCommand, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData, setups, setupsOf } from './fixtures/site-data.ts'

it.each(setups)(
  'a process that is killed while it writes and takes uploads loses nothing acknowledged, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL during writes and uploads (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const data = await createSiteData(engine, kind)
    const ledger = createLedger(random)
    for (let round = 0; round < rounds; round++) {
      const writes = 5 + random.below(rounds > 1 ? 40 : 20)
      await killAmidWrites({ settings: data.settings, ledger, random, report, writes, longest: 30 })
    }
    report.print()
  },
)

it.each(setupsOf('sqlite'))(
  'a process that is killed while it starts for the first time starts the next time, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL during a first start and its migrations (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    let longest = 1500
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const data = await createSiteData(engine, kind)
      for (let start = 0; start < 3; start++) {
        const { kill } = runCommand(api, data.settings)
        await moment(random, longest)
        await kill()
      }
      const begun = performance.now()
      const product = await startProduct(data.settings)
      // Duration of a start on this machine just now.
      longest = performance.now() - begun
      const ledger = createLedger(random)
      await ledger.turnTo(product.address)
      await ledger.write()
      report.add(await ledger.check(), ledger)
      await product.kill()
      await data.remove()
    }
    report.print()
  },
)

it.each(setupsOf('postgres'))(
  'a process that is killed while it fills itself with the demo catalogue, beside another that does so too, leaves each record once, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL during a first start with the demo catalogue (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const args = ['--import', './tests/faults/fixtures/quick-demo.mjs', ...api]
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const data = await createSiteData(engine, kind)
      const settings = { ...data.settings, SEED: 'demo' }
      const both = [1, 2].map(() => runCommand(args, settings))
      const isFilling = () => both[0]?.said.includes('Filling the empty database')
      const isOver = () => both.some(({ child }) => child.exitCode !== null)
      await vi.waitUntil(() => isFilling() || isOver(), { timeout: 600_000, interval: 10 })
      await moment(random, 1500)
      await Promise.all(both.map(({ kill }) => kill()))
      const products = await Promise.all([1, 2].map(() => startProduct(settings, args)))
      for (const { address, stop } of products) {
        report.add(await checkDemo(address))
        expect(await stop()).toBe(0)
      }
      await data.remove()
    }
    report.print()
  },
)

it.each(setupsOf('postgres'))(
  'a process that is killed beside others that start at the same moment, on the same data, does them no harm, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `several starts on one data folder or database (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const data = await createSiteData(engine, kind)
      const products = await Promise.all(
        Array.from({ length: 3 }, () => startProduct(data.settings)),
      )
      const ledgers = products.map(() => createLedger(random))
      const [first] = products
      if (!first) throw new Error('Nothing has started')
      let left = 12
      for (const [index, ledger] of ledgers.entries()) {
        const { address } = products[index] ?? first
        await ledger.turnTo(address, `Oils ${index}`)
      }
      await Promise.all(ledgers.map((ledger) => ledger.writeUntil(() => left-- <= 0)))
      await Promise.all(products.slice(1).map((product) => product.kill()))
      for (const ledger of ledgers) {
        await ledger.turnTo(first.address)
        const found = await ledger.check()
        // Writes of the others are there, too.
        report.add(
          { ...found, torn: found.torn.filter((name) => !name.endsWith('never sent')) },
          ledger,
        )
      }
      expect(await first.stop()).toBe(0)
      await data.remove()
    }
    report.print()
  },
)
