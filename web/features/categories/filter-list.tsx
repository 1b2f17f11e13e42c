import { memo, type ReactNode } from 'react'
import { ShopText } from '../../text/shop-text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useProductsWords } from '../products/words/words.ts'
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
export const FilterList = memo(({ categories, active, addressOf, onPick }: FilterListProps) => {
  const words = useProductsWords()
  const entry = (label: ReactNode, to: string, chosen: boolean, nested = false) => (
    <PageLink
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
    </PageLink>
  )
  return (
    <ul className="grid gap-0.5">
      <li>{entry(words.allProducts, addressOf(), !active)}</li>
      {categories.map((category) => {
        const { _id, subcategories } = category
        const inside = subcategories.some((child) => child._id === active)
        return (
          <li key={_id}>
            {entry(<CategoryName of={category} />, addressOf(category), _id === active)}
            {(inside || _id === active) && subcategories.length > 0 && (
              <ul className="ml-3.5 grid gap-0.5 border-l border-line py-1 pl-2">
                {subcategories.map((child) => (
                  <li key={child._id}>
                    {entry(
                      <CategoryName of={child} />,
                      addressOf(child),
                      child._id === active,
                      true,
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
})

function CategoryName({ of: { name, nameTa } }: { of: FilterCategory }) {
  return <ShopText en={name} ta={nameTa} />
}
