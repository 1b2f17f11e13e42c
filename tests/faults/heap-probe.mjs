// Loaded into a process before all else, with Node's --expose-gc: at SIGUSR2 it says what memory is
// held once all that can be collected is gone. What waits to be finished is gone after the next turn.
import { setImmediate } from 'node:timers/promises'

process.on('SIGUSR2', async () => {
  // The last one takes as long as several others, and finds what hangs together.
  for (let turn = 2; turn >= 0; turn--) {
    const flavor = turn === 0 ? 'last-resort' : 'regular'
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor })
    await setImmediate()
  }
  const { heapUsed, external } = process.memoryUsage()
  console.info(`held ${heapUsed + external}`)
})
