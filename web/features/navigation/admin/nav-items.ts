import type { Category } from '../../../../contract/categories/category.ts'
import {
  type FixedItem,
  fixedEntries,
  fixedItems,
} from '../../../../contract/navigation/fixed-entries.ts'
import { compareNames } from '../../../../contract/text/compare-names.ts'
import { english } from '../../../words/en.ts'
import { mergeNavigation } from '../merge-navigation.ts'
import { categoryField, type NavFields, readConfig } from './nav-fields.ts'

/** An entry of the header's bar, or of its dropdown. */
export type ManagedItem = {
  id: string
  name: string
  type: 'fixed' | 'category'
  order: number
  slot: 'bar' | 'dropdown'
}

/** A main category with the edits on it. */
export type ManagedCategory = { id: string; name: string; order: number; showInNav: boolean }

/** The main categories in the order that the fields give them. */
export function navCategories(categories: Category[], fields: NavFields): ManagedCategory[] {
  return categories
    .filter(({ parent }) => !parent)
    .map(({ _id: id, name }) => ({
      id,
      name,
      order: Number(fields[categoryField(id, 'order')]),
      showInNav: fields[categoryField(id, 'showInNav')] === true,
    }))
    .sort((a, b) => a.order - b.order || compareNames(a.name, b.name))
}

/** All fixed entries in their order, shown or not. */
export function navFixedItems(fields: NavFields): { id: FixedItem; name: string; order: number }[] {
  return fixedItems
    .map((id) => ({ id, name: fixedEntries[id].label, order: Number(fields[`order:${id}`]) }))
    .sort((a, b) => a.order - b.order)
}

/** Entries that the header will have: first the bar, then the dropdown. */
export function navItems(categories: ManagedCategory[], fields: NavFields): ManagedItem[] {
  const { visible, more } = mergeNavigation(
    readConfig(fields),
    categories.map((category) => ({ ...category, _id: category.id })),
    english,
  )
  return [...visible, ...more].map(({ id, label }, index) => {
    const fixed = fixedItems.find((item) => item === id)
    const category = categories.find((known) => known.id === id)
    return {
      id,
      name: label,
      type: fixed ? 'fixed' : 'category',
      order: fixed ? Number(fields[`order:${fixed}`]) : (category?.order ?? 0),
      slot: index < visible.length ? 'bar' : 'dropdown',
    }
  })
}
