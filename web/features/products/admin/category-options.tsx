import { Fragment } from 'react'
import type { Category } from '../../../../contract/category.ts'

/** Main categories, each with its subcategories below it, as options of a select. */
export function CategoryOptions({ categories }: { categories: Category[] }) {
  return categories
    .filter(({ parent }) => !parent)
    .map((main) => (
      <Fragment key={main._id}>
        <option value={main._id}>{main.name}</option>
        {main.subcategories?.map((sub) => (
          <option key={sub._id} value={sub._id}>
            – {sub.name}
          </option>
        ))}
      </Fragment>
    ))
}
