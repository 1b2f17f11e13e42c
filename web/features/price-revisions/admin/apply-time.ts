import { dayMs } from '../../../../contract/durations.ts'
import { indiaOffset } from '../../../../contract/india-time.ts'
import { priceRevisionLimits } from '../../../../contract/price-revisions/limits.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../contract/price-revisions/messages.ts'
import { fromIndiaTime, toIndiaTime } from '../../../text/india-clock.ts'

/** Now, or at a time by India's clock. */
export type When = { isLater: boolean; time: string }

/**
 * Time that a draft asks for, unless it is past; otherwise now, with tomorrow before the shop opens proposed
 * for later.
 */
export function startTime(applyAt: string | null, now = Date.now()): When {
  if (applyAt && Date.parse(applyAt) > now) return { isLater: true, time: toIndiaTime(applyAt) }
  const tomorrow = new Date(now + indiaOffset + dayMs).toISOString().slice(0, 10)
  return { isLater: false, time: `${tomorrow}T06:00` }
}

/** The instant to apply at; null for now. */
export function applyTimeOf({ isLater, time }: When): string | null {
  return isLater ? fromIndiaTime(time) : null
}

/** Error about a time. */
export function findTimeError(when: When, now: number): string | undefined {
  if (!when.isLater) return undefined
  const instant = Date.parse(applyTimeOf(when) ?? '')
  if (Number.isNaN(instant)) return pricePageMessages.timeRequired
  if (instant <= now) return priceRevisionMessages.notAhead
  return instant > now + priceRevisionLimits.scheduleMs ? priceRevisionMessages.tooFar : undefined
}

/** The first and the last minute that can be chosen, as `datetime-local` has them. */
export function timeBounds(now: number) {
  const toText = (time: number) => toIndiaTime(new Date(time).toISOString())
  return { min: toText(now), max: toText(now + priceRevisionLimits.scheduleMs) }
}
