import { expect, it } from 'vitest'
import type { Category } from '../../../../contract/category.ts'
import { defaultNavConfig } from '../../../../contract/nav-defaults.ts'
import { findNavChanges, navBase, navFieldLabel, settleNav } from './nav-conflict.ts'
import { startEdits, withCategoryEdit } from './nav-edits.ts'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const category = (order: number, showInNav: boolean): Category => ({
  ...{ _id: 'oils', name: 'Oils', order, showInNav, showInProductsDropdown: true },
  ...times,
})
const config = (moreDropdownLabel: string) => ({
  config: { ...defaultNavConfig, moreDropdownLabel, version: 1, ...times },
  etag: null,
})
const base = navBase(config('More'), [category(10, true)])
const start = startEdits(base.config)

it('takes what somebody else changed of a category that was left alone here', () => {
  const now = navBase(config('More'), [category(5, false)])
  const list = (edits: typeof start) =>
    findNavChanges(base, edits, now).map(({ name, kind }) => [name, kind])
  expect(list(start)).toEqual([
    ['category.oils.order', 'theirs'],
    ['category.oils.showInNav', 'theirs'],
  ])
  const hidden = withCategoryEdit(start, 'oils', { showInNav: false })
  expect(list(hidden)).toEqual([['category.oils.order', 'theirs']])
  expect(settleNav(hidden, findNavChanges(base, hidden, now))).toEqual(hidden)
})

it('asks where both changed the same, and settles as chosen', () => {
  const edits = withCategoryEdit({ ...start, moreDropdownLabel: 'Mine' }, 'oils', { order: 30 })
  const now = navBase(config('Theirs'), [category(5, true)])
  const changes = findNavChanges(base, edits, now)
  expect(changes.map(({ name }) => navFieldLabel(name, [{ id: 'oils', name: 'Oils' }]))).toEqual([
    'Dropdown label',
    'Order of Oils',
  ])
  expect(changes[1]).toMatchObject({ mine: '30', theirs: '5', kind: 'both' })

  const names = changes.map(({ name }) => name)
  const all = (choice: 'mine' | 'theirs') =>
    settleNav(edits, changes, Object.fromEntries(names.map((name) => [name, choice])))
  expect(all('mine')).toEqual(edits)
  expect(all('theirs')).toMatchObject({ moreDropdownLabel: 'Theirs', categories: { oils: {} } })
})
