import { minuteMs } from '../../contract/durations.ts'

/** A problem is logged again after so many milliseconds, and so many different ones until then. */
const limits = { quietMs: 10 * minuteMs, different: 10 }

export type ProblemLog = { warn(details: object, message: string): void }

/** Logs problems, each only now and then, because Litestream tries twice a second. */
export function createProblemReport(log: ProblemLog) {
  /** Reasons, each with the time it was logged. */
  const logged = new Map<string, number>()

  return {
    report(reason: string): void {
      const now = performance.now()
      for (const [known, at] of logged) if (now - at >= limits.quietMs) logged.delete(known)
      if (logged.has(reason) || logged.size >= limits.different) return
      logged.set(reason, now)
      log.warn({ reason }, 'The copy cannot go on for now')
    },
    /** Called once the copy has caught up: the next problem is a new one. */
    clear(): void {
      logged.clear()
    },
  }
}
