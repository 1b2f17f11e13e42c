import { it } from 'vitest'
import { killAmidWrites } from './kill-amid-writes.ts'
import { createPictureLedger } from './picture-ledger.ts'
import { chancesOf, createReport, rounds } from './rounds.ts'
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
