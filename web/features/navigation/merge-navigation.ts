import type { Category } from '../../../contract/categories/category.ts'
import type { NavSettingsConfig } from '../../../contract/navigation/defaults.ts'
import { defaultMoreLabel } from '../../../contract/navigation/defaults.ts'
import { fixedEntries, fixedItems } from '../../../contract/navigation/fixed-entries.ts'
import { productsAddress } from '../../../contract/public-paths.ts'
import { textIn, textOr } from '../../text/shop-text.tsx'
import type { Words } from '../../words/words.ts'

/** `lang` where the label is not in the page's language. */
export type NavItem = { id: string; label: string; lang?: 'en'; to: string }
export type Navigation = { visible: NavItem[]; more: NavItem[]; moreLabel: string; moreLang?: 'en' }

/** Fields of a category that the header needs. */
export type NavCategory = Pick<Category, '_id' | 'name' | 'nameTa' | 'parent' | 'showInNav'> & {
  order?: number
}

/** A category without an order comes after all that have one. */
const unorderedFrom = 100

/** The header's items in order; in a tie fixed entries come first, then names decide. */
export function mergeNavigation(
  config: NavSettingsConfig,
  categories: NavCategory[],
  { language, entries, shell }: Pick<Words, 'language' | 'entries' | 'shell'>,
): Navigation {
  const fixed = fixedItems
    .filter((item) => config.showFixedItems[item])
    .map((item) => ({
      id: item,
      label: entries[item],
      to: fixedEntries[item].to,
      order: config.fixedItemsOrder[item],
      rank: 0,
    }))
  const fromServer = categories
    .filter((category) => category.showInNav && !category.parent)
    .map((category, index) => ({
      id: category._id,
      ...labelOf(textIn(language, { en: category.name, ta: category.nameTa })),
      to: productsAddress(category),
      order: category.order ?? unorderedFrom + index,
      rank: 1,
    }))
  // The server and every browser sort alike: a visitor's own locale would change the page after loading.
  const byLabel = (a: NavItem, b: NavItem) =>
    a.label.localeCompare(b.label, language, { numeric: true })
  const items = [...fixed, ...fromServer]
    .sort((a, b) => a.order - b.order || a.rank - b.rank || byLabel(a, b))
    .map(({ order, rank, ...item }) => item)
  const { moreDropdownLabel, moreDropdownLabelTa } = config
  const ownLabel = moreDropdownLabel === defaultMoreLabel ? '' : moreDropdownLabel
  const more = textOr(language, { en: ownLabel, ta: moreDropdownLabelTa }, shell.more)
  return {
    visible: items.slice(0, config.maxVisibleItems),
    more: items.slice(config.maxVisibleItems),
    moreLabel: more.text,
    ...(more.lang && { moreLang: more.lang }),
  }
}

function labelOf({ text, ...lang }: ReturnType<typeof textIn>) {
  return { label: text, ...lang }
}
