import { expect, it } from 'vitest'
import { logAddress, logQuery, readLogState } from './log-state.ts'

const read = (query: string) => readLogState(new URLSearchParams(query))

it('the log keeps its state in the address, and returns to the first page with each change of it', () => {
  const state = read('entity=product&record=abc&from=2026-01-31&page=3')
  expect(logAddress({ page: 4 }, state)).toBe(
    '/admin/history?page=4&entity=product&record=abc&from=2026-01-31',
  )
  expect(logAddress({ record: '' }, state)).toBe('/admin/history?entity=product&from=2026-01-31')
  expect(logAddress({})).toBe('/admin/history')
})

it('the log passes over an address that makes no sense', () => {
  expect(read('entity=secrets&page=-1&from=monday&to=2026-02-99')).toEqual(read(''))
})

it('the log asks for whole days of India', () => {
  expect(logQuery(read('from=2026-01-31&to=2026-01-31'))).toMatchObject({
    from: '2026-01-30T18:30:00.000Z',
    to: '2026-01-31T18:30:00.000Z',
  })
})

it('the log asks for what people did, unless the program’s writes are wanted or one record is followed', () => {
  expect(logQuery(read('action=delete'))).toMatchObject({ action: 'delete', by: 'people' })
  expect(logQuery(read('program=shown')).by).toBeUndefined()
  expect(logQuery(read('record=abc')).by).toBeUndefined()
  expect(read('action=burn&program=perhaps')).toEqual(read(''))
})
