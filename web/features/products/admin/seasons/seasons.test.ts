import { expect, it } from 'vitest'
import { listUsedSeasons, listUsualSeasons, writeSeason } from './seasons.ts'

const today = '2026-11-27'
const used = (name: string, visibleFrom: string, visibleUntil: string) => {
  return { name, visibleFrom, visibleUntil }
}

it('the form offers the seasons of others, the most used first, and one that is over for its next time', () => {
  const offered = listUsedSeasons(
    [
      used('Mango', '2024-04-01', '2024-07-31'),
      used('Hamper', '2027-01-01', '2027-01-15'),
      used('Sweets', '2026-01-01', '2026-01-15'),
      used('Leap', '2024-02-29', '2024-03-01'),
      used('Open', '2026-12-01', ''),
      { name: 'Plain' },
    ],
    today,
  )
  expect(offered.map(({ label, usedBy }) => [label, usedBy])).toEqual([
    ['1 Jan to 15 Jan 2027', 'Hamper and 1 other'],
    ['1 Apr to 31 Jul 2027', 'Mango'],
    ['28 Feb to 1 Mar 2027', 'Leap'],
  ])
})

it('the form keeps a season that is under way, over the new year too', () => {
  const [offered] = listUsedSeasons([used('Cake', '2025-12-15', '2026-01-10')], '2026-01-10')
  expect(offered?.label).toBe('15 Dec 2025 to 10 Jan 2026')
  const [next] = listUsedSeasons([used('Cake', '2025-12-15', '2026-01-10')], '2026-01-11')
  expect(next?.label).toBe('15 Dec 2026 to 10 Jan 2027')
})

it('the form offers seasons that need no other product, by the days of this month', () => {
  const list = (day: string) => listUsualSeasons(day).map(({ label, season }) => [label, season])
  expect(list('2028-02-10')).toEqual([
    ['From today', { visibleFrom: '2028-02-10', visibleUntil: '' }],
    ['Until 29 Feb', { visibleFrom: '', visibleUntil: '2028-02-29' }],
    ['Always', { visibleFrom: '', visibleUntil: '' }],
  ])
  expect(writeSeason({ visibleFrom: '', visibleUntil: '2027-01-15' })).toBe('Until 15 Jan 2027')
})
