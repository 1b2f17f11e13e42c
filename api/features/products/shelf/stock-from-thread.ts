import { on } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseAddress } from '../../../db/database.ts'
import type { Stock } from './stock.ts'

/** Beside this file, as a source and in the bundle alike. */
const thread = new URL(`./stock-thread${extname(import.meta.url)}`, import.meta.url)

/**
 * What `makeStock` makes, made by a thread of its own on a connection of its own. However it ends, the
 * thread ends with it.
 * @throws where the thread or its database fails, or `signal` says so
 */
export async function* stockFromThread(
  address: DatabaseAddress,
  signal: AbortSignal,
): AsyncGenerator<Stock> {
  const { databaseUrl, dataDir } = address
  const worker = new Worker(thread, { workerData: { databaseUrl, dataDir } })
  // What fails at the very end is nobody's concern, and must not end the process.
  worker.on('error', () => {})
  try {
    const messages = on(worker, 'message', { signal, close: ['exit'] })
    for await (const [stock] of messages as AsyncIterable<[Stock | null]>) {
      if (!stock) return
      // It may go on with the next, but not further ahead.
      worker.postMessage('taken')
      yield stock
    }
    throw new Error('The thread has ended before its work')
  } finally {
    await worker.terminate()
  }
}
