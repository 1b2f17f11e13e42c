import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the system's ephemeral ports, with a separate range for each process, so that nobody else takes a port
// before it is listened on.
const range = { first: 10_240, stretch: 64, stretches: 344 }
let reserved = 0

/** A port of this machine that nobody listens on at the moment. */
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
