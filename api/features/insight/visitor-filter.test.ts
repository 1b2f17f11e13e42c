import type { FastifyRequest } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { phone } from './testing/send-counts.ts'
import { createVisitorFilter } from './visitor-filter.ts'

afterEach(() => {
  vi.useRealTimers()
})

const from = (ip: string) => ({ ip, headers: { 'user-agent': phone } }) as unknown as FastifyRequest

it('the filter of visitors hears one address of ten thousand requests sixty times, and again a minute later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] })
  // At time zero, the cache would treat an entry as one without a time.
  vi.advanceTimersByTime(1)
  const isHeard = createVisitorFilter()
  const request = from('203.0.113.7')
  const count = (times: number) => {
    let heard = 0
    for (let time = 0; time < times; time++) if (isHeard(request)) heard++
    return heard
  }
  expect(count(10_000)).toBe(insightLimits.visitor.perMinute)
  vi.advanceTimersByTime(60_001)
  expect(count(100)).toBe(insightLimits.visitor.perMinute)
})

it('the filter of visitors tells a thousand addresses apart, and takes an IPv6 network for one', () => {
  const isHeard = createVisitorFilter()
  let heard = 0
  for (let time = 0; time <= insightLimits.visitor.perMinute; time++)
    for (let at = 0; at < 1000; at++) if (isHeard(from(`10.0.${at >> 8}.${at & 255}`))) heard++
  expect(heard).toBe(1000 * insightLimits.visitor.perMinute)
  const network = Array.from({ length: 100 }, (_, at) => isHeard(from(`2001:db8::${at + 1}`)))
  expect(network.filter(Boolean)).toHaveLength(insightLimits.visitor.perMinute)
})
