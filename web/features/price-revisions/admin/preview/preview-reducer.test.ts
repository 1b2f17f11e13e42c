import { expect, it } from 'vitest'
import { priceRevisionMessages } from '../../../../../contract/price-revisions/messages.ts'
import type { PriceRevision } from '../../../../../contract/price-revisions/price-revision.ts'
import { beginPreview, previewLines, reducePreview } from './preview-reducer.ts'

const line = (id: string, to = 105) => ({
  product: { _id: id, name: id },
  from: 100,
  to,
  originalFrom: null,
  originalTo: null,
})
const loadedWith = (revision: Partial<PriceRevision>) => ({
  record: { _id: 'r', lines: [line('a'), line('b')], ...revision } as PriceRevision,
  etag: '"1"',
})
const start = beginPreview(loadedWith({}), {})
const ids = (state: typeof start) => previewLines(state).map(({ product }) => product._id)

it('the preview begins with the edits from before a reload, their lines first', () => {
  const state = beginPreview(loadedWith({}), { b: { to: '120' } })
  expect(ids(state)).toEqual(['b', 'a'])
  expect(previewLines(state)[0]?.to).toBe(120)
})

it('the preview leaves a line that is edited where it is', () => {
  const state = reducePreview(start, { type: 'edited', product: 'b', change: { to: '130' } })
  expect(ids(state)).toEqual(['a', 'b'])
  expect(previewLines(state)[1]?.to).toBe(130)
})

it('the preview keeps what was edited again while a save was under way', () => {
  const edited = reducePreview(start, { type: 'edited', product: 'a', change: { to: '110' } })
  const sent = edited.edits
  const again = reducePreview(edited, { type: 'edited', product: 'a', change: { to: '111' } })
  const lines = [{ product: 'a', to: '110' }]
  const loaded = loadedWith({ lines: [line('a', 110), line('b')] })
  expect(reducePreview(edited, { type: 'edits saved', loaded, sent, lines }).edits).toEqual({})
  expect(reducePreview(again, { type: 'edits saved', loaded, sent, lines }).edits).toEqual({
    a: { to: '111' },
  })
})

it('the preview puts products first whose price is another one by now', () => {
  const changed = [{ product: { _id: 'b', name: 'b' }, price: 90 }]
  const state = reducePreview(start, { type: 'reloaded', loaded: loadedWith({ changed }) })
  expect(ids(state)).toEqual(['b', 'a'])
  expect(state.conflicts).toEqual({ b: priceRevisionMessages.priceNow(90) })
})

it('the preview clears an old failure once prices are being changed', () => {
  const failure = { status: 500, message: 'No' }
  const rejected = reducePreview(start, { type: 'rejected', failure })
  expect(reducePreview(rejected, { type: 'applying' })).toMatchObject({ isBusy: true })
  expect(reducePreview(rejected, { type: 'applying' }).failure).toBeUndefined()
})
