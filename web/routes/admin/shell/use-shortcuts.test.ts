import { expect, it } from 'vitest'
import { pagePaths } from '../../../../contract/paths.ts'
import { findShortcut, isForPage, isHelpChord } from './use-shortcuts.ts'

it.each([
  ['g', 'more'],
  ['g p', pagePaths.adminProducts],
  ['n p', pagePaths.adminProductNew],
  ['g x', undefined],
  ['x', undefined],
])('the key %s leads to %s', (pressed, where) => {
  expect(findShortcut(pressed)).toBe(where)
})

it('the shortcuts leave keys with a modifier, and those of a field, alone', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false }
  const within = (found: boolean) => ({ closest: () => (found ? {} : null) })
  expect(isForPage({ ...plain, target: within(false) })).toBe(true)
  expect(isForPage({ ...plain, target: null })).toBe(true)
  expect(isForPage({ ...plain, target: within(true) })).toBe(false)
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(isForPage({ ...plain, [modifier]: true, target: null })).toBe(false)
})

it('the shortcuts know the chord that leads to the sheet, on either kind of keyboard', () => {
  const plain = { key: '/', ctrlKey: false, metaKey: false, altKey: false }
  expect(isHelpChord(plain)).toBe(false)
  expect(isHelpChord({ ...plain, ctrlKey: true })).toBe(true)
  expect(isHelpChord({ ...plain, metaKey: true })).toBe(true)
  expect(isHelpChord({ ...plain, ctrlKey: true, altKey: true })).toBe(false)
  expect(isHelpChord({ ...plain, ctrlKey: true, key: 's' })).toBe(false)
})
