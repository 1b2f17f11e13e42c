import { describe, expect, it } from 'vitest'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { defaultNavConfig } from '../../../../contract/nav-defaults.ts'
import { configFields, describeConfigChange, withConfigFields } from './config-fields.ts'
import {
  checkEdits,
  configOf,
  keepLaterEdits,
  managedCategories,
  managedItems,
  moveFixedItem,
  moveManagedItem,
  putBackOrders,
  startEdits,
  withCategoryEdit,
  withCategoryOrders,
} from './nav-edits.ts'

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
const start = startEdits(defaultNavConfig)
const names = (items: { name: string }[]) => items.map(({ name }) => name)

describe('managedItems', () => {
  it('stands shown entries of both types in one order, split after the first N', () => {
    const items = managedItems(managedCategories(categories, start), start)
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
    expect(items.map(({ place }) => place).lastIndexOf('main')).toBe(4)
    expect(items.find(({ name }) => name === 'oils')).toMatchObject({ type: 'category', order: 15 })
  })

  it('follows the edits', () => {
    const edits = withCategoryEdit(
      { ...start, maxVisibleItems: '2', showFixedItems: { ...start.showFixedItems, home: false } },
      'gifts',
      { showInNav: true, order: -1 },
    )
    const items = managedItems(managedCategories(categories, edits), edits)
    expect(names(items).slice(0, 3)).toEqual(['gifts', 'Products', 'oils'])
    expect(items.map(({ place }) => place).slice(0, 3)).toEqual(['main', 'main', 'more'])
  })
})

it('moves a fixed entry between its neighbours', () => {
  expect(moveFixedItem(start, 'contact', 'home', 'after').fixedItemsOrder.contact).toBe(5)
  expect(moveFixedItem(start, 'home', 'popular', 'after').fixedItemsOrder.home).toBe(51)
})

it('numbers all entries by ten after a move in the preview, across types', () => {
  const items = managedItems(managedCategories(categories, start), start)
  const moved = moveManagedItem(start, items, 'flour', 'home', 'before')
  expect(moved.categories).toEqual({ flour: { order: 0 }, oils: { order: 30 } })
  expect(moved.fixedItemsOrder).toMatchObject({ home: 10, products: 20, gallery: 40 })
})

it('says what is wrong with the number and the label', () => {
  const { min, max } = limits.nav.visibleItems
  expect(checkEdits({ ...start, maxVisibleItems: '11', moreDropdownLabel: ' ' })).toEqual({
    maxVisibleItems: messages.validation.between(min, max),
    moreDropdownLabel: messages.navigation.labelRequired,
  })
  expect(checkEdits(start)).toEqual({})
  expect(configOf({ ...start, maxVisibleItems: '0' }).maxVisibleItems).toBe(5)
})

it('tells what changed between two versions', () => {
  const after = {
    ...defaultNavConfig,
    maxVisibleItems: 7,
    showFixedItems: { ...defaultNavConfig.showFixedItems, about: false },
  }
  expect(describeConfigChange(defaultNavConfig, after)).toEqual([
    'Max visible items: 5 → 7',
    'Show About Us: Yes → No',
  ])
  expect(configOf(withConfigFields(start, configFields(after)))).toEqual(after)
})

describe('keepLaterEdits', () => {
  it('keeps what was changed after the save had left, and nothing of what it held', () => {
    const sent = withCategoryEdit({ ...start, maxVisibleItems: '3' }, 'oils', { showInNav: false })
    const now = withCategoryEdit({ ...sent, moreDropdownLabel: 'All' }, 'oils', { order: 5 })
    const saved = startEdits({ ...defaultNavConfig, maxVisibleItems: 3 })
    expect(keepLaterEdits(saved, sent, now)).toEqual({
      ...saved,
      moreDropdownLabel: 'All',
      categories: { oils: { order: 5 } },
    })
    expect(keepLaterEdits(saved, sent, sent)).toEqual(saved)
  })
})

describe('putBackOrders', () => {
  it('gives up what was not sent, and leaves every other edit', () => {
    const before = withCategoryEdit(start, 'flour', { order: 7 })
    const moved = withCategoryOrders(before, [
      { id: 'oils', order: 1 },
      { id: 'flour', order: 2 },
      { id: 'gifts', order: 3 },
    ])
    const later = withCategoryEdit(moved, 'gifts', { order: 9, showInNav: true })
    const unsent = ['oils', 'flour', 'gifts'].map((id, index) => ({ id, order: index + 1 }))
    expect(putBackOrders(later, before, unsent).categories).toEqual({
      oils: {},
      flour: { order: 7 },
      gifts: { order: 9, showInNav: true },
    })
  })
})
