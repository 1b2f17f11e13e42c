import type { Category } from '../../../../contract/categories/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { navConfigUpdateSchema } from '../../../../contract/navigation/nav-config.ts'
import {
  type FixedItem,
  fixedEntries,
  fixedItems,
  type NavSettingsConfig,
} from '../../../../contract/navigation/nav-defaults.ts'
import { recordOf } from '../../../../contract/record-of.ts'
import { type Choices, type FieldChange, type FieldValue, findChanges } from '../../../lib/merge.ts'
import type { Ordered } from '../../../lib/reorder.ts'

/**
 * All navigation settings as a flat list of fields, so that versions can be compared and merged like
 * those of a record: `maxVisibleItems`, `moreDropdownLabel`, `show.home`, `order.home`,
 * `category.<id>.order` and `category.<id>.showInNav`. Numbers are texts, as they are typed.
 */
export type NavFields = Record<string, FieldValue>

const categoryPrefix = 'category.'

export function categoryField(id: string, field: 'order' | 'showInNav'): string {
  return `${categoryPrefix}${id}.${field}`
}

export function isCategoryField(name: string): boolean {
  return name.startsWith(categoryPrefix)
}

export function configFields(config: NavSettingsConfig): NavFields {
  return {
    maxVisibleItems: String(config.maxVisibleItems),
    moreDropdownLabel: config.moreDropdownLabel,
    ...Object.fromEntries(
      fixedItems.flatMap((item) => [
        [`show.${item}`, config.showFixedItems[item]],
        [`order.${item}`, String(config.fixedItemsOrder[item])],
      ]),
    ),
  }
}

export function categoryFields(categories: Category[]): NavFields {
  return Object.fromEntries(
    categories.flatMap(({ _id, order, showInNav }) => [
      [categoryField(_id, 'order'), String(order)],
      [categoryField(_id, 'showInNav'), showInNav],
    ]),
  )
}

/** The configuration as typed, with its number as a text. */
function rawConfig(fields: NavFields) {
  const read = <T>(kind: string, convert: (value: FieldValue | undefined) => T) =>
    recordOf(fixedItems, (item) => convert(fields[`${kind}.${item}`]))
  return {
    maxVisibleItems: String(fields.maxVisibleItems),
    moreDropdownLabel: String(fields.moreDropdownLabel),
    showFixedItems: read('show', (value) => value === true),
    fixedItemsOrder: read('order', Number),
  }
}

/** The configuration that the fields amount to; an invalid number or blank label is the default. */
export function readConfig(fields: NavFields): NavSettingsConfig {
  const config = rawConfig(fields)
  const { min, max, default: usual } = limits.nav.visibleItems
  const count = Number(config.maxVisibleItems)
  return {
    ...config,
    maxVisibleItems: Number.isInteger(count) && count >= min && count <= max ? count : usual,
    moreDropdownLabel: config.moreDropdownLabel.trim() || limits.nav.defaultLabel,
  }
}

/** Messages for invalid settings, by field. */
export function checkFields(fields: NavFields): Record<string, string> {
  const { error } = navConfigUpdateSchema.safeParse(rawConfig(fields))
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  )
}

/** What somebody else has changed since `base`; categories that were not there then are left out. */
export function findNavChanges(base: NavFields, edits: NavFields, now: NavFields): FieldChange[] {
  return findChanges(base, { ...base, ...edits }, now).filter(({ name }) => name in base)
}

/** The edits that are left once somebody else's changes are taken, but for those chosen otherwise. */
export function resolveEdits(
  edits: NavFields,
  changes: FieldChange[],
  choices: Choices = {},
): NavFields {
  const theirs = changes.filter(({ name }) => choices[name] !== 'mine').map(({ name }) => name)
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !theirs.includes(name)))
}

/** The edits that were made after `sent` had been sent. */
export function laterEdits(sent: NavFields, now: NavFields): NavFields {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name] !== value))
}

function orderField(id: string): string {
  return fixedItems.some((item) => item === id) ? `order.${id}` : categoryField(id, 'order')
}

export function withOrders(edits: NavFields, orders: Ordered[]): NavFields {
  const fields = orders.map(({ id, order }) => [orderField(id), String(order)])
  return { ...edits, ...Object.fromEntries(fields) }
}

/** Reverts orders that could not be sent, unless they were changed again since. */
export function revertOrders(edits: NavFields, before: NavFields, unsent: Ordered[]): NavFields {
  const reverted = { ...edits }
  for (const { id, order } of unsent) {
    const name = orderField(id)
    const old = before[name]
    if (edits[name] !== String(order)) continue
    if (old === undefined) delete reverted[name]
    else reverted[name] = old
  }
  return reverted
}

export function navFieldLabel(
  name: string,
  categories: { id: string; name: string }[] = [],
): string {
  if (name === 'maxVisibleItems') return 'Max visible items'
  if (name === 'moreDropdownLabel') return 'Dropdown label'
  const [id = '', field] = name.replace(categoryPrefix, '').split('.')
  const category = categories.find((known) => known.id === id)?.name ?? id
  if (isCategoryField(name)) return `${field === 'order' ? 'Order of' : 'Show'} ${category}`
  const item = fixedEntries[field as FixedItem]?.label ?? field
  return id === 'show' ? `Show ${item}` : `Order of ${item}`
}

export function showNavField(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value
}

/** What changed from one configuration to the next, in words. */
export function describeConfigChange(
  before: NavSettingsConfig,
  after: NavSettingsConfig,
): string[] {
  const old = configFields(before)
  return Object.entries(configFields(after)).flatMap(([name, value]) => {
    const previous = old[name]
    if (previous === undefined || previous === value) return []
    return [`${navFieldLabel(name)}: ${showNavField(previous)} → ${showNavField(value)}`]
  })
}
