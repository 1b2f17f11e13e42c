import {
  type FixedItem,
  fixedEntries,
  fixedItems,
  type NavSettingsConfig,
} from '../../../../contract/nav-defaults.ts'
import type { FieldValue } from '../../../lib/merge.ts'

/** A configuration as a flat list of fields, so that two can be set against each other. */
export type ConfigFields = Record<string, FieldValue>

/** A configuration as it is edited: the number is held as it is typed. */
export type EditedSettings = Omit<NavSettingsConfig, 'maxVisibleItems'> & {
  maxVisibleItems: string
}

const shown = (item: FixedItem) => `show.${item}`
const placed = (item: FixedItem) => `order.${item}`

export function configFields(settings: NavSettingsConfig | EditedSettings): ConfigFields {
  const fields: ConfigFields = {
    maxVisibleItems: String(settings.maxVisibleItems),
    moreDropdownLabel: settings.moreDropdownLabel,
  }
  for (const item of fixedItems) {
    fields[shown(item)] = settings.showFixedItems[item]
    fields[placed(item)] = String(settings.fixedItemsOrder[item])
  }
  return fields
}

/** Puts the fields back into edits. */
export function withConfigFields<T extends EditedSettings>(edits: T, fields: ConfigFields): T {
  const entries = <T>(read: (item: FixedItem) => T) =>
    Object.fromEntries(fixedItems.map((item) => [item, read(item)])) as Record<FixedItem, T>
  return {
    ...edits,
    maxVisibleItems: String(fields.maxVisibleItems),
    moreDropdownLabel: String(fields.moreDropdownLabel),
    showFixedItems: entries((item) => fields[shown(item)] === true),
    fixedItemsOrder: entries((item) => Number(fields[placed(item)])),
  }
}

export function configFieldLabel(name: string): string {
  if (name === 'maxVisibleItems') return 'Max visible items'
  if (name === 'moreDropdownLabel') return 'Dropdown label'
  const [kind, item] = name.split('.')
  const entry = fixedEntries[item as FixedItem]?.label ?? item
  return kind === 'show' ? `Show ${entry}` : `Order of ${entry}`
}

export function showConfigField(value: FieldValue): string {
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
    const was = old[name]
    if (was === undefined || was === value) return []
    return [`${configFieldLabel(name)}: ${showConfigField(was)} → ${showConfigField(value)}`]
  })
}
