import { createLedger } from './ledger.ts'
import { createPlace, type setups } from './places.ts'
import { startProduct } from './product.ts'
import { chancesOf, createAccount } from './rounds.ts'

/** What most faults begin with: a running site on a place of its own, and the ledger of who writes to it. */
export async function startWrittenSite(fault: string, { engine, kind }: (typeof setups)[number]) {
  const random = chancesOf(fault)
  const account = createAccount(fault)
  const place = await createPlace(engine, kind)
  const product = await startProduct(place.settings)
  const ledger = createLedger(random)
  await ledger.turnTo(product.address)
  return { random, account, settings: place.settings, product, ledger }
}
