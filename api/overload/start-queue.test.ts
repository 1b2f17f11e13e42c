import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createStartQueue } from './start-queue.ts'

it('starts staff first, then clients in turns', async () => {
  const queue = createStartQueue(createServer())
  const started: string[] = []
  const push = (name: string, isStaff = false) => {
    queue.push(name, { since: 0, start: () => void started.push(name) }, isStaff)
  }
  for (const name of ['a', 'a', 'b']) push(name)
  push('owner', true)
  await vi.waitUntil(() => started.length === 4, { timeout: 60_000, interval: 1 })
  expect(started).toEqual(['owner', 'a', 'b', 'a'])
})
