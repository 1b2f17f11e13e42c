import { expect, it } from 'vitest'
import { readSeason } from './read-season.ts'

const today = '2026-11-27'
const read = (typed: string, on = today) => {
  const season = readSeason(typed, on)
  return season && [season.visibleFrom, season.visibleUntil]
}

it.each([
  ['1 Jan to 15 Jan', '2027-01-01', '2027-01-15'],
  ['1 jan - 15 jan', '2027-01-01', '2027-01-15'],
  ['1jan–15jan', '2027-01-01', '2027-01-15'],
  ['from 1st January until 15th January', '2027-01-01', '2027-01-15'],
  ['Jan 1 to Jan 15', '2027-01-01', '2027-01-15'],
  ['1/1 - 15/1', '2027-01-01', '2027-01-15'],
  ['1-15 Jan', '2027-01-01', '2027-01-15'],
  ['from 1st to 15th January', '2027-01-01', '2027-01-15'],
  ['1 to 15 Sept. 2027', '2027-09-01', '2027-09-15'],
  ['1.4.2027 to 31.7.2027', '2027-04-01', '2027-07-31'],
  ['01-04-2027 - 31-07-2027', '2027-04-01', '2027-07-31'],
  ['2027-04-01 to 2027-07-31', '2027-04-01', '2027-07-31'],
  ["1 Apr '27 to 31 Jul '27", '2027-04-01', '2027-07-31'],
  ['1 Apr to 31 Jul 2028', '2028-04-01', '2028-07-31'],
  ['1 Dec 2027 to 15 Jan', '2027-12-01', '2028-01-15'],
  ['15 Dec to 15 Jan', '2026-12-15', '2027-01-15'],
  ['1 Nov to 30 Nov', '2026-11-01', '2026-11-30'],
  ['27 Nov to 27 Nov', '2026-11-27', '2026-11-27'],
  ['29 Feb to 1 Mar 2028', '2028-02-29', '2028-03-01'],
  ['ஜனவரி 1 முதல் ஜனவரி 15 வரை', '2027-01-01', '2027-01-15'],
  ['ஜன. ௧ - ஜன. ௧௫', '2027-01-01', '2027-01-15'],
  ['1 மே - 31 மே', '2027-05-01', '2027-05-31'],
  ['from 1 Apr', '2027-04-01', ''],
  ['1 Apr onwards', '2027-04-01', ''],
  ['until 31 July', '', '2027-07-31'],
  ['till 31.12', '', '2026-12-31'],
  ['டிசம்பர் 31 வரை', '', '2026-12-31'],
])('a season is read from the days of %s', (typed, from, until) => {
  expect(read(typed)).toEqual([from, until])
})

it.each([
  '',
  'Pongal',
  '1 Jan',
  '1 Jan 15 Jan',
  '31 Feb to 1 Mar',
  '1 Ju to 3 Ju',
  '0/1 - 15/1',
  '1/13 - 2/13',
  '1 Jan to 15 Jan to 20 Jan',
  '1 Jan to',
  'not 1 Jan to 15 Jan',
])('a season is not understood in %s', (typed) => {
  expect(read(typed)).toBeUndefined()
})

it('a season that goes over the new year is taken as the one under way', () => {
  expect(read('15 Dec to 15 Jan', '2027-01-05')).toEqual(['2026-12-15', '2027-01-15'])
  expect(read('15 Dec to 15 Jan', '2027-01-16')).toEqual(['2027-12-15', '2028-01-15'])
})

it('a season whose days stand the wrong way round is left as it is typed', () => {
  expect(read('15 Jan 2027 to 1 Jan 2027')).toEqual(['2027-01-15', '2027-01-01'])
})
