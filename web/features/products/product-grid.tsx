import { memo, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import type { Product } from '../../../contract/product.ts'
import { UndrawnPart } from '../../ui/undrawn-part.tsx'
import { useUndrawnRows } from '../../ui/use-undrawn-rows.ts'
import { CardLink } from './card-link.tsx'
import { FollowingProducts } from './following-products.tsx'
import { pageSize } from './load-products.ts'
import { OrderLink } from './order-link.tsx'
import { ProductCard } from './product-card.tsx'
import { type ProductsState, writeProductsAddress } from './products-address.ts'
import { type GrowingList, listName } from './use-growing-list.ts'

type ProductGridProps = {
  list: GrowingList<Product>
  total: number
  state: ProductsState
  /** What the page was last asked for: another list may be on its way. */
  wanted: ProductsState
}

const { productsDrawer, productsPhone } = limits.breakpoints
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${productsDrawer}px) max(18rem, 17vw), (min-width: ${productsPhone}px) 30vw, 45vw`

/** The pictures that a first view shows are loaded at once. */
const aboveTheFold = 2

/** The products of the page. Further ones are appended on the way down, or follow by link. */
export function ProductGrid({ list, total, state, wanted }: ProductGridProps) {
  const { place, heights } = useUndrawnRows(listName(state))
  const open = useOpenProduct(state, wanted)
  const shown = (state.page - 1) * pageSize + list.items.length
  return (
    <>
      <div ref={place} className="flex flex-col gap-y-9 card:gap-y-12">
        {list.parts.map((products, index) => (
          <PartOfGrid
            key={products[0]?._id ?? ''}
            products={products}
            above={index === 0 ? aboveTheFold : 0}
            state={state}
            heights={heights?.[index]}
            onOpen={open}
          />
        ))}
      </div>
      <FollowingProducts
        list={list}
        previous={
          state.page > 1 ? writeProductsAddress({ ...wanted, page: state.page - 1 }) : undefined
        }
        next={
          shown < total
            ? writeProductsAddress({ ...wanted, page: Math.floor(shown / pageSize) + 1 })
            : undefined
        }
      />
    </>
  )
}

/** Opens details over the list that was last asked for. */
function useOpenProduct(state: ProductsState, wanted: ProductsState) {
  const navigate = useNavigate()
  const latest = useRef({ state, wanted })
  useEffect(() => {
    latest.current = { state, wanted }
  })
  return useCallback(
    (product: Product) => {
      const { state, wanted } = latest.current
      // Closing goes back to the list, but not to one that another was to follow.
      const isShown = listName(wanted) === listName(state)
      void navigate(writeProductsAddress({ ...wanted, product: product._id }), {
        state: isShown ? { opened: product.name } : undefined,
        preventScrollReset: true,
      })
    },
    [navigate],
  )
}

type PartProps = {
  products: Product[]
  /** So many of them stand above the fold. */
  above: number
  state: ProductsState
  heights?: number[]
  onOpen: (product: Product) => void
}

/** Stays as it is while others are appended, or while details are opened. */
const PartOfGrid = memo(
  ({ products, above, state, heights, onOpen }: PartProps) => (
    <UndrawnPart
      items={products}
      heights={heights}
      className="card:grid-cols-3 card:gap-x-6 card:gap-y-12"
    >
      {(product, index) => (
        <ProductCard
          product={product}
          heading="h2"
          sizes={cardWidths}
          priority={index < above}
          className="w-full"
          wrapName={(name, cover) => (
            <CardLink
              to={writeProductsAddress({ ...state, product: product._id })}
              onOpen={() => onOpen(product)}
              className={cover}
            >
              {name}
            </CardLink>
          )}
          corner={
            <OrderLink
              name={product.name}
              text={messages.order.product(product.name)}
              className="relative z-10 grid size-11 place-items-center rounded-full bg-leaf text-on-leaf shadow-lift transition-transform duration-300 ease-settle hover:scale-110"
            />
          }
        />
      )}
    </UndrawnPart>
  ),
  (before, now) =>
    before.products === now.products && listName(before.state) === listName(now.state),
)
