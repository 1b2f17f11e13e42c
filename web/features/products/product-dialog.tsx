import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import type { Product } from '../../../contract/product.ts'
import { findBestValues } from '../../../contract/unit-price.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { showModal } from '../../ui/show-modal.ts'
import { LabelSection } from './label-section.tsx'
import type { GroupDetails } from './load-group.ts'
import { OrderLink } from './order-card.tsx'
import { BestValue, OtherSizes, type SizeLink } from './other-sizes.tsx'
import { ProductBadges, TamilName, writeUnitPrice } from './product-card.tsx'

type ProductDetailsProps = {
  product: Product
  /** Its sizes and label, once they are known. */
  group?: GroupDetails
  linkOf: (size: Product) => SizeLink
}

type ProductDialogProps = ProductDetailsProps & {
  /** The URL that closes the dialog without JavaScript. */
  closeTo: string
  onClose: () => void
}

/** A product's details over the list. Open in server-rendered pages, modal with JavaScript. */
export function ProductDialog({ closeTo, onClose, ...details }: ProductDialogProps) {
  const { product } = details
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useRef(false)

  useLayoutEffect(() => {
    const { current } = dialog
    current?.close()
    showModal(current, 'dimmed')
    return () => current?.close()
  }, [])

  // Closing may go back in the history: a second click must not go back twice.
  const close = () => {
    if (left.current) return
    left.current = true
    onClose()
  }
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  const closeByAddress = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels a dialog by itself
    <dialog
      ref={dialog}
      open
      aria-labelledby="product-name"
      onClick={closeOnBackdrop}
      onCancel={closeByAddress}
      className="fixed inset-0 z-50 m-auto max-h-[min(92dvh,52rem)] w-[min(60rem,100%)] max-w-none flex-col overflow-hidden open:flex rounded-t-sheet bg-card text-ink shadow-float backdrop:bg-wood/60 max-card:mb-0 card:w-[min(60rem,92vw)] card:rounded-sheet"
    >
      <Link
        to={closeTo}
        replace
        preventScrollReset
        onClick={closeByAddress}
        aria-label="Close"
        className="absolute right-3.5 top-3.5 z-10 grid print:hidden size-11 place-items-center rounded-full bg-card/90 text-ink shadow-lift transition-colors hover:bg-card"
      >
        <CloseIcon className="size-5" />
      </Link>
      <div className="min-h-0 overflow-y-auto">
        <div className="grid md:grid-cols-2">
          <Picture
            record={product}
            alt={product.name}
            sizes="(min-width: 768px) 30rem, 100vw"
            priority
            // Stays beside a long label, whole.
            className="aspect-4/3 md:sticky md:top-0 md:aspect-auto md:h-full md:max-h-[min(92dvh,52rem)] md:min-h-120"
          />
          <ProductDetails {...details} />
        </div>
      </div>
      {/* Below what scrolls, not over it: it covers no link in part. */}
      <div className="flex shrink-0 justify-end border-t border-line px-6 py-3.5 card:px-9 print:hidden">
        <OrderLink
          name={product.name}
          text={messages.order.product(product.name)}
          className="inline-flex min-h-13 items-center justify-center gap-2.5 rounded-full bg-leaf px-7 font-semibold max-md:grow md:px-14 text-on-leaf transition-[filter] hover:brightness-110"
        >
          Order on WhatsApp
        </OrderLink>
      </div>
    </dialog>
  )
}

function ProductDetails({ product, group, linkOf }: ProductDetailsProps) {
  const sizes = group?.sizes ?? []
  const bestValues = findBestValues(sizes)
  const benefits = product.benefits?.split('\n').filter((line) => line.trim()) ?? []
  return (
    <div className="flex flex-col gap-5 p-6 card:p-9">
      <div>
        <p className="text-sm font-medium text-ink-soft">
          {product.subcategory?.name ?? product.category.name}
          {product.size && ` · ${product.size}`}
        </p>
        <h2 id="product-name" className="mt-1 pr-10 font-display text-heading">
          {product.name}
        </h2>
        <TamilName of={product} className="mt-1.5" />
        <ProductBadges product={product} className="mt-3" />
      </div>
      <div>
        <Price
          price={product.price}
          originalPrice={product.originalPrice}
          className="font-display text-heading"
        />
        {product.unitPrice && (
          <p className="flex flex-wrap items-center gap-x-3 text-ink-soft tabular-nums">
            {writeUnitPrice(product.unitPrice)}
            {bestValues.includes(product._id) && <BestValue />}
          </p>
        )}
      </div>
      <OtherSizes
        sizes={sizes.filter(({ _id }) => _id !== product._id)}
        bestValues={bestValues}
        linkOf={linkOf}
      />
      {product.description && (
        <p className="whitespace-pre-line text-ink-soft">{product.description}</p>
      )}
      {benefits.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-5">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <span aria-hidden="true" className="mt-2 h-2.5 w-1.5 shrink-0 rounded-full bg-gold" />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      <LabelSection product={product} label={group?.label} />
    </div>
  )
}
