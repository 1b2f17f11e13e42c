const quietMs = 10_000

export type ProblemLog = { warn(details: object, message: string): void }

/** Logs problems, without repeating the same one and not too often, because Litestream tries twice a second. */
export function createProblemReport(log: ProblemLog): (reason: string) => void {
  let last = ''
  let loggedAt = 0
  return (reason) => {
    if (reason === last || Math.abs(Date.now() - loggedAt) < quietMs) return
    last = reason
    loggedAt = Date.now()
    log.warn({ reason }, 'The copy cannot go on for now')
  }
}
