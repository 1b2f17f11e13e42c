import { expect, it } from 'vitest'
import { noticeInForce } from './notice-in-force.ts'

const from = '2027-01-10T00:00:00.000Z'
const until = '2027-01-12T00:00:00.000Z'
const text = { text: 'Closed for Pongal', textTa: '', link: '' }

it.each([
  [{ from, until }, '2027-01-09T23:59:59Z', false, from],
  [{ from, until }, from, true, until],
  [{ from, until }, '2027-01-11T23:59:59Z', true, until],
  [{ from, until }, until, false, null],
  [{ from, until: null }, '2027-01-09T00:00:00Z', false, from],
  [{ from, until: null }, from, true, null],
  [{ from: null, until }, '2020-01-01T00:00:00Z', true, until],
  [{ from: null, until: null }, from, true, null],
])('the notice %j at %s is shown: %s, until %s', (dates, now, isShown, changes) => {
  const notice = { ...text, ...dates }
  expect(noticeInForce(notice, Date.parse(now))).toEqual({
    notice: isShown ? notice : null,
    until: changes && new Date(changes),
  })
})

it('no notice is in force where there is none', () => {
  expect(noticeInForce(null, 0)).toEqual({ notice: null, until: null })
})
