import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { navConfigUpdateSchema } from '../../../../contract/nav-config.ts'
import {
  type FixedItem,
  fixedEntries,
  fixedItems,
  type NavSettingsConfig,
} from '../../../../contract/nav-defaults.ts'
import {
  type DropPosition,
  moveRow,
  type Ordered,
  planMove,
  renumber,
} from '../../../lib/reorder.ts'
import { mergeNavigation } from '../merge-navigation.ts'
import { configFields, type EditedSettings, withConfigFields } from './config-fields.ts'

/** The settings as they are being edited, before Save All. */
export type NavEdits = EditedSettings & {
  /** What differs from the server's categories, by id. */
  categories: Record<string, { order?: number; showInNav?: boolean }>
}

/** An entry of the header, or of its dropdown. */
export type ManagedItem = {
  id: string
  name: string
  type: 'fixed' | 'category'
  order: number
  place: 'main' | 'more'
}

/** A main category with the edits on it. */
export type ManagedCategory = { id: string; name: string; order: number; showInNav: boolean }

export function startEdits(config: NavSettingsConfig): NavEdits {
  const { maxVisibleItems, moreDropdownLabel, showFixedItems, fixedItemsOrder } = config
  return {
    maxVisibleItems: String(maxVisibleItems),
    moreDropdownLabel,
    showFixedItems,
    fixedItemsOrder,
    categories: {},
  }
}

/** The configuration that the edits amount to; a number that is none stands at its default. */
export function configOf(edits: NavEdits): NavSettingsConfig {
  const { maxVisibleItems, moreDropdownLabel, showFixedItems, fixedItemsOrder } = edits
  const { min, max, default: usual } = limits.nav.visibleItems
  const count = Number(maxVisibleItems)
  return {
    maxVisibleItems: Number.isInteger(count) && count >= min && count <= max ? count : usual,
    moreDropdownLabel: moreDropdownLabel.trim() || limits.nav.defaultLabel,
    showFixedItems,
    fixedItemsOrder,
  }
}

/** What is wrong with the edits, by field. */
export function checkEdits(edits: NavEdits): Record<string, string> {
  const { error } = navConfigUpdateSchema.safeParse(edits)
  return Object.fromEntries(
    error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [],
  )
}

/** The main categories in the order that the edits give them. */
export function managedCategories(categories: Category[], edits: NavEdits): ManagedCategory[] {
  return categories
    .filter(({ parent }) => !parent)
    .map(({ _id, name, order, showInNav }) => ({
      id: _id,
      name,
      order,
      showInNav,
      ...edits.categories[_id],
    }))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name))
}

/** All fixed entries in their order, shown or not. */
export function managedFixedItems(
  edits: NavEdits,
): { id: FixedItem; name: string; order: number }[] {
  return fixedItems
    .map((id) => ({ id, name: fixedEntries[id].label, order: edits.fixedItemsOrder[id] }))
    .sort((a, b) => a.order - b.order)
}

/** What the header will hold, first the bar, then the dropdown. */
export function managedItems(categories: ManagedCategory[], edits: NavEdits): ManagedItem[] {
  const { visible, more } = mergeNavigation(
    configOf(edits),
    categories.map((category) => ({ ...category, _id: category.id })),
  )
  return [...visible, ...more].map(({ id, label }, index) => {
    const fixed = fixedItems.find((item) => item === id)
    const order = fixed
      ? edits.fixedItemsOrder[fixed]
      : (categories.find((category) => category.id === id)?.order ?? 0)
    return {
      id,
      name: label,
      type: fixed ? 'fixed' : 'category',
      order,
      place: index < visible.length ? 'main' : 'more',
    }
  })
}

/** Moves a fixed entry among the fixed ones. */
export function moveFixedItem(
  edits: NavEdits,
  movedId: string,
  targetId: string,
  position: DropPosition,
): NavEdits {
  const changes = planMove(managedFixedItems(edits), movedId, targetId, position)
  return withOrders(edits, changes)
}

/** Moves any entry of the header; all of them are numbered afresh. */
export function moveManagedItem(
  edits: NavEdits,
  items: ManagedItem[],
  movedId: string,
  targetId: string,
  position: DropPosition,
): NavEdits {
  return withOrders(edits, renumber(moveRow(items, movedId, targetId, position)))
}

export function withCategoryEdit(
  edits: NavEdits,
  id: string,
  edit: { order?: number; showInNav?: boolean },
): NavEdits {
  return {
    ...edits,
    categories: { ...edits.categories, [id]: { ...edits.categories[id], ...edit } },
  }
}

export function withCategoryOrders(edits: NavEdits, orders: Ordered[]): NavEdits {
  return orders.reduce((next, { id, order }) => withCategoryEdit(next, id, { order }), edits)
}

/** Gives up orders that could not be sent, but for categories that were moved again since. */
export function putBackOrders(edits: NavEdits, before: NavEdits, unsent: Ordered[]): NavEdits {
  const categories = { ...edits.categories }
  for (const { id, order } of unsent) {
    const { order: now, ...rest } = categories[id] ?? {}
    const old = before.categories[id]?.order
    if (now === order) categories[id] = old === undefined ? rest : { ...rest, order: old }
  }
  return { ...edits, categories }
}

/** `saved` with what was changed after `sent` had left. */
export function keepLaterEdits(saved: NavEdits, sent: NavEdits, now: NavEdits): NavEdits {
  const was = configFields(sent)
  const later = Object.entries(configFields(now)).filter(([name, value]) => was[name] !== value)
  const categories = Object.entries(now.categories).flatMap(([id, { order, showInNav }]) => {
    const before = sent.categories[id]
    const edit = {
      ...(order !== undefined && order !== before?.order && { order }),
      ...(showInNav !== undefined && showInNav !== before?.showInNav && { showInNav }),
    }
    return Object.keys(edit).length > 0 ? [[id, edit] as const] : []
  })
  return {
    ...withConfigFields(saved, { ...configFields(saved), ...Object.fromEntries(later) }),
    categories: Object.fromEntries(categories),
  }
}

function withOrders(edits: NavEdits, orders: Ordered[]): NavEdits {
  const fixedItemsOrder = { ...edits.fixedItemsOrder }
  const categories = { ...edits.categories }
  for (const { id, order } of orders) {
    const fixed = fixedItems.find((item) => item === id)
    if (fixed) fixedItemsOrder[fixed] = order
    else categories[id] = { ...categories[id], order }
  }
  return { ...edits, fixedItemsOrder, categories }
}
