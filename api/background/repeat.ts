import type { FastifyInstance } from 'fastify'

/**
 * Runs `work` every `ms` while the server runs, counted from the end of the last run, so never twice at once;
 * first `firstMs` after the server is ready. A closing server waits for a run in progress. `work` reports its own
 * failures and never rejects.
 */
export function repeat(
  app: FastifyInstance,
  ms: number,
  work: () => Promise<void>,
  firstMs = ms,
): void {
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let working = Promise.resolve()

  function plan(pauseMs: number): void {
    if (isClosing) return
    timer = setTimeout(() => {
      working = work().then(() => plan(ms))
    }, pauseMs).unref()
  }

  app.addHook('onReady', async () => plan(firstMs))
  app.addHook('preClose', async () => {
    isClosing = true
    clearTimeout(timer)
    await working
  })
}
