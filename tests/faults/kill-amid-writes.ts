import type { Random } from '../../api/testing/random.ts'
import type { createLedger } from './ledger.ts'
import type { createPictureLedger } from './picture-ledger.ts'
import { type Settings, startProduct } from './product.ts'
import { type createReport, moment } from './rounds.ts'

type Kill = {
  settings: Settings
  ledger: ReturnType<typeof createLedger> | ReturnType<typeof createPictureLedger>
  random: Random
  report: ReturnType<typeof createReport>
  /** Writes that are acknowledged first, and milliseconds, at most, from then to the kill. */
  writes: number
  longest: number
}

/** Kills the product amid the writes of a ledger, and checks what it has once it is started again. */
export async function killAmidWrites(kill: Kill): Promise<void> {
  const { settings, ledger, random, report, writes, longest } = kill
  report.beginRound()
  const product = await startProduct(settings)
  await ledger.turnTo(product.address)
  const enough = ledger.counts.acknowledged + writes
  let isOver = false
  const writing = ledger.writeUntil(() => isOver)
  while (ledger.counts.acknowledged < enough) await moment(random, 20)
  await moment(random, longest)
  const killed = product.kill()
  isOver = true
  await Promise.all([killed, writing])

  const again = await startProduct(settings)
  await ledger.turnTo(again.address)
  report.add(await ledger.check(), ledger)
  await again.kill()
}
