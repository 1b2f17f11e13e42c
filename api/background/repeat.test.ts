import fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Work that lasts until it is told to end. */
function holdWork() {
  const ends: (() => void)[] = []
  return { ends, work: vi.fn(() => new Promise<void>((end) => ends.push(end))) }
}

it('work is repeated some time after the last has ended, never twice at once', async () => {
  const server = fastify()
  const { work, ends } = holdWork()
  repeat(server, 1000, work, 10)
  vi.advanceTimersByTime(5000)
  expect(work).not.toHaveBeenCalled()
  await server.ready()
  vi.advanceTimersByTime(10)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  ends[1]?.()
  await server.close()
})

it('a closing server waits for repeated work, which does not come again', async () => {
  const server = fastify()
  const { work, ends } = holdWork()
  repeat(server, 1000, work)
  await server.ready()
  vi.advanceTimersByTime(1000)
  let isClosed = false
  const closed = server.close().then(() => {
    isClosed = true
  })
  await new Promise(setImmediate)
  expect(isClosed).toBe(false)
  ends[0]?.()
  await closed
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledOnce()
})
