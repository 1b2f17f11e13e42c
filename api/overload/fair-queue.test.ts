import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue whose tasks end when they are told to, one after the other. */
function startQueue(capacity: number, perClient?: number) {
  const queue = createFairQueue({ capacity, ...(perClient && { perClient }) })
  const done: string[] = []
  const lost: string[] = []
  const running: (() => void)[] = []
  const ends: Promise<unknown>[] = []
  return {
    done,
    lost,
    length: queue.length,
    enter(name: string, isKnown = false) {
      const task = () => new Promise<void>((end) => running.push(end))
      const ended = queue.enqueue(task, { name, isKnown }).then(
        () => done.push(name),
        () => lost.push(name),
      )
      ends.push(ended)
    },
    async finish() {
      const all = Promise.all(ends)
      let isOver = false
      all.then(() => {
        isOver = true
      })
      while (!isOver) {
        running.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

it('lets owners take turns, and each keeps its own order', async () => {
  const queue = startQueue(10)
  for (const name of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) queue.enter(name)
  await queue.finish()
  expect(queue.done).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
  expect(queue.length()).toBe(0)
})

it('never holds more than it has slots for, and no more of one owner than that may have', async () => {
  const queue = startQueue(10, 4)
  for (const name of 'aaaaaabbbbbbcccccc') {
    queue.enter(name)
    expect(queue.length()).toBeLessThanOrEqual(10)
  }
  await queue.finish()
  expect(queue.length()).toBe(0)
  for (const name of 'abc') {
    const served = queue.done.filter((one) => one === name)
    expect(served.length).toBeGreaterThanOrEqual(3)
    expect(served.length).toBeLessThanOrEqual(4)
  }
  expect(queue.done.length + queue.lost.length).toBe(18)
})

it('takes the newest from the owner with most, for one that has fewer', async () => {
  const queue = startQueue(6)
  for (const name of ['a', 'a', 'a', 'a', 'b', 'b']) queue.enter(name)
  queue.enter('clean')
  queue.enter('a')
  await queue.finish()
  expect(queue.lost).toEqual(['a', 'a'])
  expect(queue.done).toEqual(['a', 'a', 'b', 'clean', 'a', 'b'])
})

it('lets whoever is known in and first, even where every slot has another owner', async () => {
  const queue = startQueue(4)
  for (const name of ['a', 'b', 'c', 'd']) queue.enter(name)
  queue.enter('stranger')
  queue.enter('device', true)
  queue.enter('stranger')
  expect(queue.length()).toBe(4)
  await queue.finish()
  expect(queue.done.slice(0, 2)).toEqual(['a', 'device'])
  expect(queue.done).toHaveLength(4)
  expect(queue.lost.filter((name) => name === 'stranger')).toHaveLength(2)
})

it('goes on after a task that fails', async () => {
  const queue = createFairQueue({ capacity: 2 })
  await expect(queue.enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.enqueue(async () => 'done')).toBe('done')
  expect(queue.length()).toBe(0)
})
