import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { breakpoints } from '../../../contract/layout-limits.ts'
import { fullName } from '../../../contract/products/product-names.ts'
import { showPress } from '../../ui/behaviour/after-paint.ts'
import { loadingAt } from '../../ui/pictures/picture.tsx'
import { useAddress, useWords } from '../../words/words.ts'
import type { DetailedCard, ProductCardData } from './card-data.ts'
import { OrderLink } from './card-with-order.tsx'
import { InfiniteGrid } from './infinite-list/infinite-grid.tsx'
import { type InfiniteList, listName } from './infinite-list/use-infinite-list.ts'
import { pageSize } from './load-products.ts'
import { halfWidth, ProductCard } from './product-card.tsx'
import { type ProductsState, writeProductsAddress } from './products-address.ts'
import { WithChosenSize } from './with-chosen-size.tsx'

type ProductGridProps = {
  list: InfiniteList<DetailedCard>
  total: number
  state: ProductsState
  /** The state that was requested last: its list may still be loading. */
  requested: ProductsState
}

const { productsDrawer, productsPhone } = breakpoints
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${productsDrawer}px) max(18rem, 17vw), (min-width: ${productsPhone}px) 30vw, ${halfWidth}`

/** The products of the page. Further ones are appended while scrolling, or follow by link. */
export function ProductGrid({ list, total, state, requested }: ProductGridProps) {
  const address = useAddress()
  const open = useOpenProduct(state, requested)
  const shown = (state.page - 1) * pageSize + list.items.length
  const addressOf = (page: number) => writeProductsAddress({ ...requested, page })
  const detailsOf = (product: string) => address(writeProductsAddress({ ...state, product }))
  const name = listName(state)
  return (
    <InfiniteGrid
      list={list}
      name={name}
      className="card:gap-y-12"
      pageClassName="card:grid-cols-3 card:gap-x-6 card:gap-y-12"
      previous={state.page > 1 ? addressOf(state.page - 1) : undefined}
      next={shown < total ? addressOf(Math.floor(shown / pageSize) + 1) : undefined}
    >
      {(card, index) => (
        <WithChosenSize card={card} list={name} addressOf={detailsOf}>
          {(product, choice) => (
            <ProductCard
              product={product}
              {...choice}
              heading="h2"
              sizes={cardWidths}
              {...loadingAt(index)}
              className="w-full"
              wrapName={(name, cover) => (
                <CardLink
                  to={detailsOf(product._id)}
                  onOpen={() => open(product)}
                  className={cover}
                >
                  {name}
                </CardLink>
              )}
              corner={
                <OrderLink
                  product={product}
                  className="relative z-10 grid size-11 place-items-center rounded-full bg-leaf text-on-leaf shadow-lift transition-transform duration-300 ease-settle hover:scale-110"
                />
              }
            />
          )}
        </WithChosenSize>
      )}
    </InfiniteGrid>
  )
}

type CardLinkProps = {
  to: string
  /** Replaces following the link, except in a new tab or window. */
  onOpen: () => void
  className?: string
  children: ReactNode
}

/**
 * A link for lists of hundreds of cards: the router's own `Link` renders again with every navigation,
 * which makes typing in the search slow.
 */
function CardLink({ to, onOpen, ...rest }: CardLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        if (event.defaultPrevented) return
        event.preventDefault()
        showPress(event.currentTarget, onOpen)
      }}
    />
  )
}

/** Opens details over the list that was requested last; cards are not rendered again for it. */
function useOpenProduct(state: ProductsState, requested: ProductsState) {
  const navigate = useNavigate()
  const address = useAddress()
  const { language, product: terms } = useWords()
  const latest = useRef({ state, requested })
  useEffect(() => {
    latest.current = { state, requested }
  })
  return useCallback(
    (product: ProductCardData) => {
      const { state, requested } = latest.current
      // Closing goes back to the list, but not to one that was about to be replaced.
      const isShown = listName(requested) === listName(state)
      const opened = fullName(product, { language, ...terms })
      void navigate(address(writeProductsAddress({ ...requested, product: product._id })), {
        state: isShown ? { opened } : undefined,
        preventScrollReset: true,
      })
    },
    [navigate, address, language, terms],
  )
}
