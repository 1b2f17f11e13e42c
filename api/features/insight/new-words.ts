import { LRUCache } from 'lru-cache'
import { hourMs } from '../../../contract/durations.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { rateLimitKey } from '../../client-address.ts'
import { maxAddresses } from './visitor-filter.ts'

/**
 * Limits the words per address and hour that nobody else has searched for that day; otherwise one address could
 * take up all the space. Addresses are kept only in memory.
 */
export function createWordLimit(): (ip: string, subject: string) => boolean {
  // Created with the first search, because it allocates all its memory at once.
  let brought: LRUCache<string, { count: number }> | undefined
  let today = ''
  let known = new Set<string>()

  return (ip, subject) => {
    const day = indiaDate(Date.now())
    if (day !== today) known = new Set()
    today = day
    if (known.has(subject)) return true
    brought ??= new LRUCache({
      max: maxAddresses,
      ttl: hourMs,
      // Independent of the clock, which may be set back.
      perf: { now: () => performance.now() },
    })
    const address = rateLimitKey(ip)
    const by = brought.get(address) ?? { count: 0 }
    if (by.count >= insightLimits.visitor.newWordsPerHour) return false
    // Not set again later, so that its hour begins with its first word.
    if (by.count++ === 0) brought.set(address, by)
    if (known.size < insightLimits.rowsADay) known.add(subject)
    return true
  }
}
