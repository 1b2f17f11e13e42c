import { expect, it } from 'vitest'
import { createLedger } from '../faults/fixtures/ledger.ts'
import { createPictureLedger } from '../faults/fixtures/picture-ledger.ts'
import { rounds } from '../faults/fixtures/rounds.ts'
import { beginLosses } from './shop.ts'

it.each([
  ['writes and uploads', createLedger],
  ["writes of a product's pictures", createPictureLedger],
])(
  'a site keeps all that it has acknowledged when the power is cut amid %s',
  async (kind, create) => {
    const { random, report, openShop } = beginLosses(kind)
    const shop = await openShop()
    const ledger = create(random)
    let product = await shop.start()
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      await ledger.turnTo(product.address)
      await shop.cutAmid({ longest: 800, work: ledger.writeUntil, kill: product.kill })
      product = await shop.restart()
      await ledger.turnTo(product.address)
      report.add(await ledger.check(), ledger)
    }
    expect(await product.stop()).toBe(0)
    report.print()
  },
)
