import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { minuteMs } from '../../../contract/durations.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { rateLimitKey } from '../../client-address.ts'

/** Most addresses that are tracked, only in memory. */
export const maxAddresses = 20_000

/**
 * True for a request to count: not from staff, bots, browsers that ask not to be tracked, or an address that
 * sends too many.
 */
export function createVisitorFilter(): (request: FastifyRequest) => boolean {
  // Created with the first beacon, because it allocates all its memory at once.
  let times: LRUCache<string, { count: number }> | undefined

  function isTooBusy(address: string): boolean {
    times ??= new LRUCache({
      max: maxAddresses,
      ttl: minuteMs,
      // Independent of the clock, which may be set back.
      perf: { now: () => performance.now() },
    })
    const seen = times.get(address)
    if (!seen) times.set(address, { count: 1 })
    else seen.count++
    return seen !== undefined && seen.count > insightLimits.visitor.perMinute
  }

  return ({ headers, ip }) => {
    const isWilling = headers['sec-gpc'] !== '1' && headers.dnt !== '1'
    return (
      isWilling &&
      headers.authorization === undefined &&
      !isbot(headers['user-agent']) &&
      !isTooBusy(rateLimitKey(ip))
    )
  }
}
