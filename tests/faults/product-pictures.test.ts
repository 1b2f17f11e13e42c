import { it } from 'vitest'
import { createPictureLedger } from './picture-ledger.ts'
import { startProduct } from './product.ts'
import { chancesOf, createReport, moment, rounds } from './rounds.ts'
import { createSiteData, setups } from './site-data.ts'

it.each(setups)(
  'a process is killed while pictures of a product are added, changed, ordered, deleted and restored, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL during writes of a product's pictures (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const data = await createSiteData(engine, kind)
    const ledger = createPictureLedger(random)
    for (let round = 0; round < rounds * 3; round++) {
      report.beginRound()
      const product = await startProduct(data.settings)
      await ledger.turnTo(product.address)
      const enough = ledger.counts.acknowledged + 2 + random.below(8)
      let isOver = false
      const writing = ledger.writeUntil(() => isOver)
      while (ledger.counts.acknowledged < enough) await moment(random, 20)
      await moment(random, 250)
      const killed = product.kill()
      isOver = true
      await Promise.all([killed, writing])

      const again = await startProduct(data.settings)
      await ledger.turnTo(again.address)
      report.add(await ledger.check(), ledger)
      await again.kill()
    }
    report.print()
  },
)
