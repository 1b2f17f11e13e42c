import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import type { FilterCategory } from './load-filters.ts'

type FilterListProps = {
  categories: FilterCategory[]
  /** The chosen category's id. */
  active?: string
  /** The URL of a category's products; without one, of all products. */
  addressOf: (category?: FilterCategory) => string
  onPick?: () => void
}

/** All Products, then the categories, with the subcategories of the chosen one. */
export function FilterList({ categories, active, addressOf, onPick }: FilterListProps) {
  const entry = (label: string, to: string, chosen: boolean, nested = false) => (
    <Link
      to={to}
      replace
      preventScrollReset
      onClick={onPick}
      aria-current={chosen ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-control px-3.5 py-1.5 leading-snug transition-colors hover:bg-paper-deep',
        chosen && 'bg-gold-wash font-semibold hover:bg-gold-wash',
        nested && 'text-[0.9375rem]',
      )}
    >
      {label}
    </Link>
  )
  return (
    <ul className="grid gap-0.5">
      <li>{entry('All Products', addressOf(), !active)}</li>
      {categories.map((category) => {
        const { _id, name, subcategories } = category
        const inside = subcategories.some((child) => child._id === active)
        return (
          <li key={_id}>
            {entry(name, addressOf(category), _id === active)}
            {(inside || _id === active) && subcategories.length > 0 && (
              <ul className="ml-3.5 grid gap-0.5 border-l border-line py-1 pl-2">
                {subcategories.map((child) => (
                  <li key={child._id}>
                    {entry(child.name, addressOf(child), child._id === active, true)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
