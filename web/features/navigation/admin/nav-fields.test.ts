import { describe, expect, it } from 'vitest'
import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { defaultNavConfig } from '../../../../contract/navigation/defaults.ts'
import { navLimits } from '../../../../contract/navigation/limits.ts'
import { moveRow, planMove, renumber } from '../../../lists/sort-order.ts'
import {
  categoryFields,
  checkFields,
  configFields,
  describeConfigChange,
  lacksTamilLabel,
  type NavFields,
  navFieldLabel,
  readConfig,
  revertedSortOrders,
  sortOrderFields,
} from './nav-fields.ts'
import { navCategories, navFixedItems, navItems } from './nav-items.ts'

const category = (name: string, order: number, showInNav = true): Category => ({
  _id: name,
  name,
  order,
  showInNav,
  showInProductsDropdown: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const categories = [category('oils', 15), category('flour', 60), category('gifts', 70, false)]
const start = { ...configFields(defaultNavConfig), ...categoryFields(categories) }
const itemsOf = (fields: NavFields) => navItems(navCategories(categories, fields), fields)
const names = (items: { name: string }[]) => items.map(({ name }) => name)

describe('navItems', () => {
  it('the preview lists shown entries of both types in one order, split after the first N', () => {
    const items = itemsOf(start)
    expect(names(items)).toEqual([
      'Home',
      'Products',
      'oils',
      'Gallery',
      'About Us',
      'Contact',
      'Popular',
      'flour',
    ])
    expect(items.map(({ slot }) => slot).lastIndexOf('bar')).toBe(4)
    expect(items.find(({ name }) => name === 'oils')).toMatchObject({ type: 'category', order: 15 })
  })

  it('the preview follows the edits', () => {
    const items = itemsOf({
      ...start,
      maxVisibleItems: '2',
      'show:home': false,
      'category:gifts:showInNav': true,
      'category:gifts:order': '-1',
    })
    expect(names(items).slice(0, 3)).toEqual(['gifts', 'Products', 'oils'])
    expect(items.map(({ slot }) => slot).slice(0, 3)).toEqual(['bar', 'bar', 'dropdown'])
  })
})

it('a fixed entry moves between its neighbours', () => {
  const move = (...[moved, target, position]: ['contact' | 'home', string, 'after']) =>
    sortOrderFields(planMove(navFixedItems(start), moved, target, position))
  expect(move('contact', 'home', 'after')).toEqual({ 'order:contact': '5' })
  expect(move('home', 'popular', 'after')).toEqual({ 'order:home': '51' })
})

it('a move in the preview numbers all entries by ten, across types', () => {
  const moved = sortOrderFields(renumber(moveRow(itemsOf(start), 'flour', 'home', 'before')))
  expect(moved).toMatchObject({
    'category:flour:order': '0',
    'category:oils:order': '30',
    'order:home': '10',
    'order:products': '20',
    'order:gallery': '40',
  })
  expect(moved).not.toHaveProperty('category:gifts:order')
})

it('the form of the navigation checks the number and the label', () => {
  const { min, max } = navLimits.visibleItems
  expect(checkFields({ ...start, maxVisibleItems: '11', moreDropdownLabel: ' ' })).toEqual({
    maxVisibleItems: messages.validation.between(min, max),
    moreDropdownLabel: messages.navigation.labelRequired,
  })
  expect(checkFields(start)).toEqual({})
  expect(readConfig({ ...start, maxVisibleItems: '0' }).maxVisibleItems).toBe(5)
})

it('the form of the navigation asks for the label in Tamil where it is not the usual one', () => {
  const own = { ...defaultNavConfig, moreDropdownLabel: 'Others' }
  expect(lacksTamilLabel(defaultNavConfig)).toBe(false)
  expect(lacksTamilLabel(own)).toBe(true)
  expect(lacksTamilLabel({ ...own, moreDropdownLabelTa: 'மற்றவை' })).toBe(false)
  expect(readConfig({ ...start, moreDropdownLabelTa: 'மற்றவை' }).moreDropdownLabelTa).toBe('மற்றவை')
  const tooLong = { ...start, moreDropdownLabelTa: 'எ'.repeat(navLimits.label + 1) }
  expect(checkFields(tooLong)).toEqual({
    moreDropdownLabelTa: messages.validation.tooLong(navLimits.label),
  })
})

it('the history of the navigation describes what changed between two versions', () => {
  const after = {
    ...defaultNavConfig,
    maxVisibleItems: 7,
    showFixedItems: { ...defaultNavConfig.showFixedItems, about: false },
  }
  expect(describeConfigChange(defaultNavConfig, after)).toEqual([
    'Max visible items: 5 → 7',
    'Show About Us: Yes → No',
  ])
  expect(readConfig(configFields(after))).toEqual(after)
})

it('the orders that were not sent are reverted, unless they were changed again since', () => {
  const before = { ...start, 'category:flour:order': '7' }
  const unsent = ['oils', 'flour', 'gifts'].map((id, index) => ({ id, order: index + 1 }))
  const now = { ...before, ...sortOrderFields(unsent), 'category:gifts:order': '9' }
  expect(revertedSortOrders(now, before, unsent)).toEqual({
    'category:oils:order': '15',
    'category:flour:order': '7',
  })
})

it('the fields of the navigation are named as they are shown', () => {
  const categories = [{ id: 'oils', name: 'Oils' }]
  const names = ['moreDropdownLabel', 'category:oils:order', 'category:oils:showInNav', 'show:home']
  expect(names.map((name) => navFieldLabel(name, categories))).toEqual([
    'Dropdown label',
    'Order of Oils',
    'Show Oils',
    'Show Home',
  ])
})
