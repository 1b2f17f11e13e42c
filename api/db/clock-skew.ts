import { minuteMs } from '../../contract/durations.ts'
/**
 * Milliseconds by which the clocks of two processes may differ. A time further ahead than this was written by
 * a clock that was wrong, and grants and forbids nothing.
 */
export const clockSkewMs = 5 * minuteMs
