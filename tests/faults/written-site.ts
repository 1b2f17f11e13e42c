import { createLedger } from './ledger.ts'
import { startProduct } from './product.ts'
import { chancesOf, createReport } from './rounds.ts'
import { createSiteData, type setups } from './site-data.ts'

/** First step of most faults: a running site with data of its own, and the ledger of its writers. */
export async function startWrittenSite(fault: string, { engine, kind }: (typeof setups)[number]) {
  const random = chancesOf(fault)
  const report = createReport(fault)
  const data = await createSiteData(engine, kind)
  const product = await startProduct(data.settings)
  const ledger = createLedger(random)
  await ledger.turnTo(product.address)
  return { random, report, settings: data.settings, product, ledger }
}
