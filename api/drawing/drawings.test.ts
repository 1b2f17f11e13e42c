import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DrawingKinds } from '../drawing-worker.ts'
import { serverLimits } from '../server-limits.ts'
import { WorkerEnded } from '../worker-process.ts'
import { createDrawings } from './drawings.ts'

const start = () =>
  createDrawings<DrawingKinds>(new URL('../drawing-worker.ts', import.meta.url)).drawingOf

const facts = { kind: 'category' as const, shop: 'Vaagai', name: 'Oils', summary: '', photos: [] }
const input = async () => ({ facts, photos: [] })

describe('drawings', () => {
  it('drawings are made in a process of their own, and of a crowd some are rejected', async () => {
    const draw = start()('card')
    let read = 0
    const drawn = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        draw(async () => {
          read++
          return input()
        }),
      ),
    )
    const slots = serverLimits.drawings.waiting + 1
    const made = drawn.filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(slots)
    expect(read).toBe(slots)
    expect(made).toEqual(drawn.slice(0, slots))
    for (const outcome of drawn.slice(slots))
      expect(outcome).toMatchObject({ reason: { statusCode: 503 } })
  })

  it('drawings of staff wait their turn, also in a crowd of strangers', async () => {
    const drawingOf = start()
    const draw = drawingOf('card')
    const drawTags = drawingOf('shelfTags')
    const crowd = Promise.allSettled(Array.from({ length: 20 }, () => draw(input)))
    const tags = Array.from({ length: 10 }, () =>
      drawTags(async () => ({ shop: 'Vaagai', date: '24 November 2026', tags: [] }), 'Asha'),
    )
    const cards = Array.from({ length: 10 }, () => draw(input, 'Bala'))
    await expect(Promise.all([...tags, ...cards])).resolves.toHaveLength(20)
    const made = (await crowd).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(serverLimits.drawings.waiting + 1)
  })

  it('drawings start again after their process has died', async () => {
    const draw = start()('card')
    await draw(input)
    const drawing = draw(async () => {
      endDrawingProcesses()
      return input()
    })
    await expect(drawing).rejects.toThrow(WorkerEnded)
    await expect(draw(input)).resolves.toMatchObject({ isWhole: true })
  })

  it('drawings go on after one whose input cannot be read', async () => {
    const draw = start()('card')
    const failing = draw(() => Promise.reject(new Error('away')))
    await expect(failing).rejects.toThrow('away')
    await expect(draw(input)).resolves.toMatchObject({ isWhole: true })
  })
})

/** Ends the processes started by this one. */
function endDrawingProcesses(): void {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
      if (status.includes(`PPid:\t${process.pid}\n`) && command.includes('drawing-worker'))
        process.kill(Number(name), 'SIGKILL')
    } catch {
      // The process has ended meanwhile.
    }
  }
}
