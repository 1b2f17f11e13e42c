// A thread of its own, which makes the products of a large catalogue ready while the others answer.
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openReader } from '../../../db/database.ts'
import { makeStock, type Stock } from './stock.ts'

/** Products at a time: some milliseconds for whoever takes them in. */
const batch = 250

if (parentPort) await hand(parentPort)

async function hand(port: NonNullable<typeof parentPort>): Promise<void> {
  const db = await openReader(workerData)
  try {
    let taken: Promise<unknown> = Promise.resolve()
    for await (const stock of makeStock(db, batch)) {
      await taken
      port.postMessage(stock, listMemory(stock))
      taken = once(port, 'message')
    }
    await taken
  } finally {
    await db.destroy()
  }
  // That was all.
  port.postMessage(null)
}

/** What changes hands instead of being copied. */
function listMemory(stock: Stock): ArrayBuffer[] {
  if ('order' in stock) return [stock.numbers.buffer]
  const { pieces, terms } = stock
  return [pieces.bytes.buffer, pieces.figures.buffer, terms.numbers.buffer]
}
