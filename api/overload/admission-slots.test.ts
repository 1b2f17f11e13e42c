import { afterEach, expect, it, vi } from 'vitest'
import { serverLimits } from '../server-limits.ts'
import { createSlots } from './admission-slots.ts'

const { waiting, waitMs } = serverLimits.load.staff
const visitor = { name: 'visitor', isStaff: false }
const owner = { name: 'owner', isStaff: true }

afterEach(() => void vi.useRealTimers())

/** Work that ends when told to, earliest first; `begun` lists the clients whose work has begun. */
function hold(slots: ReturnType<typeof createSlots>) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    enter: (client: { name: string; isStaff: boolean }) =>
      slots
        .run(client, async () => {
          begun.push(client.name)
          await new Promise<void>((end) => ends.push(end))
          return 'done'
        })
        .catch((error) => error.statusCode),
    async endAll() {
      while (slots.active() > 0) {
        ends.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

it('full slots let staff wait, and turn strangers away', async () => {
  const work = hold(createSlots({ slots: 1 }))
  const asked = [visitor, visitor, owner, owner].map(work.enter)
  expect(await asked[1]).toBe(503)
  await work.endAll()
  expect(await Promise.all(asked)).toEqual(['done', 503, 'done', 'done'])
})

it('the last slots are kept for staff', async () => {
  const work = hold(createSlots({ slots: 2, reserved: 1 }))
  const asked = [visitor, visitor, visitor, owner].map(work.enter)
  expect(await asked[2]).toBe(503)
  expect(work.begun).toEqual(['visitor', 'visitor', 'owner'])
  await work.endAll()
  await Promise.all(asked)
})

it('a slot that gets free goes to staff before the strangers who wait, and to each in their order', async () => {
  const work = hold(createSlots({ slots: 1, strangers: { waiting: 9, ofClient: 9 } }))
  const asked = ['one', 'two'].map((name) => work.enter({ name, isStaff: false }))
  asked.push(...['three', 'four'].map((name) => work.enter({ name, isStaff: true })))
  await work.endAll()
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'done'])
  expect(work.begun).toEqual(['one', 'three', 'four', 'two'])
})

it('full slots let only so many strangers wait, and fewer of one client', async () => {
  const work = hold(createSlots({ slots: 1, strangers: { waiting: 3, ofClient: 2 } }))
  const asked = 'aaaabcc'.split('').map((name) => work.enter({ name, isStaff: false }))
  await work.endAll()
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 503, 'done', 503, 503])
})

it('full slots reject staff only once a hundred wait', async () => {
  const work = hold(createSlots({ slots: 1 }))
  const asked = Array.from({ length: waiting + 2 }, () => work.enter(owner))
  expect(await asked.at(-1)).toBe(503)
  await work.endAll()
  expect(await Promise.all(asked)).toEqual([...Array(waiting + 1).fill('done'), 503])
})

it('full slots reject staff who have waited for thirty seconds, and let the next in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const work = hold(createSlots({ slots: 1 }))
  const first = work.enter(owner)
  const second = work.enter(owner)
  vi.advanceTimersByTime(waitMs - 1)
  const third = work.enter(owner)
  vi.advanceTimersByTime(1)
  expect(await second).toBe(503)
  await work.endAll()
  expect(await Promise.all([first, third])).toEqual(['done', 'done'])
})

it('other clients pass one that has all slots that it may hold', async () => {
  const work = hold(createSlots({ slots: 3, ofClient: 2 }))
  const asked = ['a', 'a', 'a', 'b'].map((name) => work.enter({ name, isStaff: true }))
  await new Promise(setImmediate)
  expect(work.begun).toEqual(['a', 'a', 'b'])
  await work.endAll()
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 'done'])
})

it('one account fills no more than its part of the line', async () => {
  const work = hold(createSlots({ slots: 1, waitingOfClient: 2 }))
  const asked = ['a', 'a', 'a', 'a', 'b'].map((name) => work.enter({ name, isStaff: true }))
  await work.endAll()
  expect(await Promise.all(asked)).toEqual(['done', 'done', 'done', 503, 'done'])
})

it('a client that is gone does not wait', async () => {
  const slots = createSlots({ slots: 1 })
  const leave = await slots.enter(owner)
  const client = new AbortController()
  const waits = slots.enter(owner, client.signal)
  client.abort()
  await expect(waits).rejects.toMatchObject({ statusCode: 503 })
  await expect(slots.enter(owner, client.signal)).rejects.toMatchObject({ statusCode: 503 })
  leave()
  expect(slots.wanted()).toBe(0)
})

it('the place of work that fails before it begins is given to the next', async () => {
  const slots = createSlots({ slots: 1 })
  const failing = slots.run(owner, () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(slots.active()).toBe(0)
})

it('the place of work that fails is given to the next', async () => {
  const slots = createSlots({ slots: 1 })
  const failing = slots.run(owner, () => Promise.reject(new Error('broken')))
  const next = slots.run(owner, async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(slots.wanted()).toBe(0)
})
