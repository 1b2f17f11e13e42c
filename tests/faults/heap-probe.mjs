// Loaded into a process before all else, with Node's --expose-gc: at SIGUSR2 it says what memory is
// held once all that can be collected is gone. What waits to be finished is gone after the next turn.
import { setImmediate } from 'node:timers/promises'

process.on('SIGUSR2', async () => {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await setImmediate()
  }
  const { heapUsed, external } = process.memoryUsage()
  console.info(`held ${heapUsed + external}`)
})
