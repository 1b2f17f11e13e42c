import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that a system gives to whoever asks for any, and for each process a stretch of
// its own: nobody else is given the same while one is on the way to listen there.
const range = { first: 10_240, stretch: 64, stretches: 344 }
let reserved = 0

/** A port of this machine that nobody listens on just now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const offset = (process.pid * range.stretch + reserved++) % (range.stretch * range.stretches)
    if (await isFree(range.first + offset)) return range.first + offset
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
