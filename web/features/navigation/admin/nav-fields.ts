import type { Category } from '../../../../contract/categories/category.ts'
import type { NavSettingsConfig } from '../../../../contract/navigation/defaults.ts'
import { defaultMoreLabel } from '../../../../contract/navigation/defaults.ts'
import {
  type FixedItem,
  fixedEntries,
  fixedItems,
} from '../../../../contract/navigation/fixed-entries.ts'
import { navLimits } from '../../../../contract/navigation/limits.ts'
import { navConfigUpdateSchema } from '../../../../contract/navigation/nav-config.ts'
import { readNumber } from '../../../../contract/numbers/read-number.ts'
import { recordOf } from '../../../../contract/record-of.ts'
import { hasTamil } from '../../../../contract/text/has-tamil.ts'
import type { FieldValue } from '../../../forms/merge.ts'
import type { SortOrder } from '../../../lists/sort-order.ts'

/**
 * All navigation settings as a flat list of fields, so that versions can be compared and merged like
 * those of a record: `maxVisibleItems`, `moreDropdownLabel`, `moreDropdownLabelTa`, `show:home`, `order:home`,
 * `category:<id>:order` and `category:<id>:showInNav`. Numbers are texts, as they are typed.
 */
export type NavFields = Record<string, FieldValue>

const categoryPrefix = 'category:'

export function categoryField(id: string, field: 'order' | 'showInNav'): string {
  return `${categoryPrefix}${id}:${field}`
}

export function isCategoryField(name: string): boolean {
  return name.startsWith(categoryPrefix)
}

export function configFields(config: NavSettingsConfig): NavFields {
  return {
    maxVisibleItems: String(config.maxVisibleItems),
    moreDropdownLabel: config.moreDropdownLabel,
    moreDropdownLabelTa: config.moreDropdownLabelTa,
    ...Object.fromEntries(
      fixedItems.flatMap((item) => [
        [`show:${item}`, config.showFixedItems[item]],
        [`order:${item}`, String(config.fixedItemsOrder[item])],
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

/** The configuration as typed, with its number as plain text. */
function rawConfig(fields: NavFields) {
  const read = <T>(kind: string, convert: (value: FieldValue | undefined) => T) =>
    recordOf(fixedItems, (item) => convert(fields[`${kind}:${item}`]))
  return {
    maxVisibleItems: readNumber(String(fields.maxVisibleItems)),
    moreDropdownLabel: String(fields.moreDropdownLabel),
    moreDropdownLabelTa: String(fields.moreDropdownLabelTa),
    showFixedItems: read('show', (value) => value === true),
    fixedItemsOrder: read('order', Number),
  }
}

/** The configuration that the fields amount to; an invalid number or blank label is the default. */
export function readConfig(fields: NavFields): NavSettingsConfig {
  const config = rawConfig(fields)
  const { min, max, default: usual } = navLimits.visibleItems
  const count = Number(config.maxVisibleItems)
  return {
    ...config,
    maxVisibleItems: Number.isInteger(count) && count >= min && count <= max ? count : usual,
    moreDropdownLabel: config.moreDropdownLabel.trim() || defaultMoreLabel,
  }
}

/** Messages for invalid settings, by field. */
export function checkFields(fields: NavFields): Record<string, string> {
  const { error } = navConfigUpdateSchema.safeParse(rawConfig(fields))
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  )
}

/** True if the dropdown has a label of its own, but none in Tamil. */
export function lacksTamilLabel(config: NavSettingsConfig): boolean {
  const { moreDropdownLabel: label, moreDropdownLabelTa: tamil } = config
  return label !== defaultMoreLabel && !hasTamil([[label, tamil]])
}

function sortOrderField(id: string): string {
  return fixedItems.some((item) => item === id) ? `order:${id}` : categoryField(id, 'order')
}

/** The fields of these sort orders. */
export function sortOrderFields(sortOrders: SortOrder[]): NavFields {
  return Object.fromEntries(sortOrders.map(({ id, order }) => [sortOrderField(id), String(order)]))
}

/** The earlier sort orders of those that could not be sent and have not changed again since. */
export function revertedSortOrders(
  now: NavFields,
  before: NavFields,
  unsent: SortOrder[],
): NavFields {
  const names = Object.entries(sortOrderFields(unsent))
    .filter(([name, order]) => now[name] === order)
    .map(([name]) => name)
  return Object.fromEntries(names.map((name) => [name, before[name] ?? '']))
}

export function navFieldLabel(
  name: string,
  categories: { id: string; name: string }[] = [],
): string {
  if (name === 'maxVisibleItems') return 'Max visible items'
  if (name === 'moreDropdownLabel') return 'Dropdown label'
  if (name === 'moreDropdownLabelTa') return 'Dropdown label in Tamil'
  const [id = '', field] = name.replace(categoryPrefix, '').split(':')
  const category = categories.find((known) => known.id === id)?.name ?? id
  if (isCategoryField(name)) return `${field === 'order' ? 'Order of' : 'Show'} ${category}`
  const item = fixedEntries[field as FixedItem]?.label ?? field
  return id === 'show' ? `Show ${item}` : `Order of ${item}`
}

export function showNavField(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value
}

/** Difference between two configurations in words. */
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
