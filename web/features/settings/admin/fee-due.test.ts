import { expect, it } from 'vitest'
import { describeFeeDue } from './fee-due.ts'

const due = '2027-01-31'

it.each([
  // Days begin at 18:30 of the day before, in India.
  ['2026-12-31T18:29:59Z', null],
  ['2026-12-31T18:30:00Z', 'FSSAI fee is due on 31 Jan 2027'],
  ['2027-01-31T18:29:59Z', 'FSSAI fee is due on 31 Jan 2027'],
  ['2027-01-31T18:30:00Z', 'FSSAI fee was due on 31 Jan 2027'],
])('the dashboard says at %s of a fee: %s', (now, text) => {
  expect(describeFeeDue(due, Date.parse(now))).toBe(text)
})

it.each([undefined, ''])('the dashboard says nothing of a fee where no date is given', (none) => {
  expect(describeFeeDue(none, Date.now())).toBeNull()
})
