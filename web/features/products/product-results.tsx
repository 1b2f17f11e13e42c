import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SearchCorrection } from '../../ui/search-correction.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AskForProduct, NearProducts } from '../search/search-notes.tsx'
import type { ProductCardData } from './card-data.ts'
import type { ProductList } from './load-products.ts'
import { useProductsWords } from './words/words.ts'

type ProductResultsProps = {
  list: ProductList<ProductCardData>
  search: string
  /** The URL of the same search, taken as it is typed. */
  exactAddress: string
  /** A failure in the words of the page, and where else to go. */
  error?: { message: string; action?: ReactNode }
  /** The way out where nothing is found. */
  instead: { label: string; to: string; replace?: boolean }
  /** The products, where there are any. */
  children: ReactNode
}

/** Products of a list, or the reason why there are none. */
export function ProductResults(props: ProductResultsProps) {
  const { list, search, exactAddress, error, instead, children } = props
  const { search: words } = useProductsWords()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const busy = navigation.state === 'loading' && navigation.location.pathname === pathname
  const results = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={results}
      tabIndex={-1}
      aria-busy={busy}
      className={classNames('outline-none transition-opacity delay-150', busy && 'opacity-50')}
    >
      {error ? (
        <ErrorState {...error} />
      ) : list.items.length === 0 ? (
        <>
          <EmptyState
            illustrated
            title={words.none}
            text={search && <AskForProduct name={search} />}
            action={
              <ButtonLink
                to={instead.to}
                replace={instead.replace}
                // The link is removed with the empty state, so the focus moves to the results.
                onClick={() => results.current?.focus({ preventScroll: true })}
              >
                {instead.label}
              </ButtonLink>
            }
          />
          <NearProducts products={list.near} />
        </>
      ) : (
        <>
          <SearchCorrection
            search={search}
            notes={list.notes}
            exactly={exactAddress}
            words={words}
            className="mb-6"
          />
          {children}
        </>
      )}
    </div>
  )
}
