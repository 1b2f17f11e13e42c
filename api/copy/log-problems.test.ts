import { expect, it, onTestFinished, vi } from 'vitest'
import { minuteMs } from '../../contract/durations.ts'
import { createProblemReport } from './log-problems.ts'

function report() {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const logged: string[] = []
  const problems = createProblemReport({
    warn: (details) => void logged.push((details as { reason: string }).reason),
  })
  return { problems, logged }
}

it('a problem is logged once while it lasts, and a different one at once', () => {
  const { problems, logged } = report()
  for (const reason of ['full', 'full', 'denied', 'full']) problems.report(reason)
  expect(logged).toEqual(['full', 'denied'])
})

it('a problem is logged again once the copy had caught up, or ten minutes later', () => {
  const { problems, logged } = report()
  problems.report('full')
  problems.clear()
  problems.report('full')
  vi.advanceTimersByTime(9 * minuteMs)
  problems.report('full')
  expect(logged).toHaveLength(2)
  vi.advanceTimersByTime(minuteMs)
  problems.report('full')
  expect(logged).toHaveLength(3)
})

it('problems that differ each time do not fill the log', () => {
  const { problems, logged } = report()
  for (let number = 1; number <= 100; number++) problems.report(`request ${number} was denied`)
  expect(logged).toHaveLength(10)
})
