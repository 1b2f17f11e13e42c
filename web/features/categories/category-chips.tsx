import { memo, useLayoutEffect, useRef } from 'react'
import { ShopText } from '../../text/shop-text.tsx'
import { chip } from '../../ui/chip.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useProductsWords } from '../products/words/words.ts'
import type { FilterCategory } from './load-filters.ts'

type CategoryChipsProps = {
  categories: FilterCategory[]
  /** The chosen category's id. */
  active?: string
  /** The URL of a category's products; without one, of all products. */
  addressOf: (category?: FilterCategory) => string
}

/** The main categories of narrow windows, in a row that scrolls. */
export const CategoryChips = memo(({ categories, active, addressOf }: CategoryChipsProps) => {
  const words = useProductsWords()
  const row = useRef<HTMLElement>(null)

  useLayoutEffect(() => showChosen(row.current, active), [active])

  return (
    <nav
      ref={row}
      aria-label={words.filters.categories}
      className="-mx-gutter mb-2 flex gap-x-1.5 overflow-x-auto px-gutter py-1 [scrollbar-width:none] print:hidden drawer:hidden"
    >
      <PageLink
        to={addressOf()}
        replace
        preventScrollReset
        aria-current={!active || undefined}
        className={chip.press}
      >
        <span className={chip.pill(!active)}>{words.allProducts}</span>
      </PageLink>
      {categories.map((category) => {
        const { _id, name, nameTa, subcategories } = category
        const isChosen = [category, ...subcategories].some(({ _id }) => _id === active)
        return (
          <PageLink
            key={_id}
            to={addressOf(category)}
            replace
            preventScrollReset
            aria-current={isChosen || undefined}
            className={chip.press}
          >
            <span className={chip.pill(isChosen)}>
              <ShopText en={name} ta={nameTa} />
            </span>
          </PageLink>
        )
      })}
    </nav>
  )
})

/** Scrolls the row, and nothing else, to what is chosen. */
function showChosen(row: HTMLElement | null, active: string | undefined): void {
  const chosen = active && row?.querySelector<HTMLElement>('[aria-current]')
  if (row)
    row.scrollLeft = chosen ? chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2 : 0
}
