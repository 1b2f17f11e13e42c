import type { Category } from '../../../../../contract/categories/category.ts'
import { nameKey } from '../../../../../contract/text/name-key.ts'
import type { FormatContext } from './format.ts'

/** A category with its parent, if it has one. */
type Found = { category: Category; parent?: Category }

/** Maps another shop's category paths to a category: here there are two levels, and one per product. */
export function categoryFinder(categories: Category[]): FormatContext['findCategory'] {
  const find = pathFinder(categories)
  return (paths) => {
    const whole = paths
      .map((path) => ({ path, found: find(path) }))
      .toSorted((a, b) => b.path.length - a.path.length)
    const best = whole.find(({ found }) => found)
    if (best?.found) {
      const others = whole
        .map(({ found }) => found)
        .filter((found) => isElsewhere(found, best.found))
      const names = others.map((found) => found?.category.name).join(', ')
      return { ...idsOf(best.found), note: names ? `Not in ${names} as well` : undefined }
    }
    for (const path of paths) {
      const single = path.map((name) => find([name]))
      const main = single.findLast((found) => found && !found.parent)
      const found = find(path.slice(-2)) ?? main ?? single.findLast(Boolean)
      if (!found) continue
      return { ...idsOf(found), note: `“${path.join(' > ')}” is put into ${found.category.name}` }
    }
    const [category = '', subcategory = ''] = paths[0] ?? []
    return { category, subcategory }
  }
}

/** Resolves a path of one or two names; a subcategory also by its name alone, if that is unique. */
function pathFinder(categories: Category[]) {
  const byId = new Map(categories.map((category) => [category._id, category]))
  const byName = Map.groupBy(categories, ({ name }) => nameKey(name))
  return (path: string[]): Found | undefined => {
    const [name = '', above, ...rest] = path.toReversed()
    const named = (byName.get(nameKey(name)) ?? []).map((category) => ({
      category,
      parent: byId.get(category.parent ?? ''),
    }))
    if (rest.length > 0) return
    if (above !== undefined)
      return named.find(({ parent }) => nameKey(parent?.name ?? '') === nameKey(above))
    return named.find(({ parent }) => !parent) ?? (named.length === 1 ? named[0] : undefined)
  }
}

/** True if a product in one category is not listed in the other. */
function isElsewhere(found: Found | undefined, best: Found | undefined): boolean {
  return found !== undefined && found.category !== best?.category && found.category !== best?.parent
}

function idsOf({ category, parent }: Found) {
  return { category: (parent ?? category)._id, subcategory: parent ? category._id : '' }
}
