import { dayMs, minuteMs } from '../durations.ts'

/**
 * Backups are stored in parts, and `maxPerKind` of each kind are kept; a download address is valid for
 * `ticket`.
 */
export const backupLimits = {
  part: 8 * 1024 * 1024,
  parts: 4096,
  maxPerKind: 3,
  /** Most unfinished uploads to keep. */
  unfinished: 10,
  ticket: minuteMs,
  poll: 1000,
  /** Milliseconds without a verified backup after which the dashboard warns. */
  careAfter: 2 * dayMs,
  /** Milliseconds that the copy elsewhere may be behind before the dashboard warns. */
  copyLateAfter: minuteMs,
} as const
