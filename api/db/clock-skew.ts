import { minuteMs } from '../../contract/durations.ts'
/**
 * Milliseconds by which the clocks of two processes may differ. A time further ahead was written by a wrong
 * clock, and neither grants nor forbids anything.
 */
export const clockSkewMs = 5 * minuteMs
