import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { PictureKind } from '../../../contract/products/picture-kinds.ts'
import { classNames } from '../../ui/class-names.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { AddToList } from '../../ui/order-list/add-to-list.tsx'
import { PictureStrip, type StripPicture } from '../../ui/picture-strip.tsx'
import { showModal } from '../../ui/show-modal.ts'
import { OrderLink } from './order-card.tsx'
import { ProductDetails, type ProductDetailsProps } from './product-details.tsx'

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
  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    if (left.current) return
    left.current = true
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels a dialog by itself
    <dialog
      ref={dialog}
      open
      aria-labelledby="product-name"
      // A click beside its content is on the backdrop.
      onClick={(event) => event.target === dialog.current && close(event)}
      onCancel={close}
      className={classNames(
        // As high from the start as what its group adds may make it: a dialog that grows moves its texts.
        product.group && 'h-full',
        'fixed inset-0 z-50 m-auto max-h-[min(92dvh,52rem)] w-[min(60rem,100%)] max-w-none flex-col overflow-hidden open:flex rounded-t-sheet bg-card text-ink shadow-float backdrop:bg-wood/60 max-card:mb-0 card:w-[min(60rem,92vw)] card:rounded-sheet',
      )}
    >
      {/* Above what scrolls, not over it: it covers no text. */}
      <div className="flex shrink-0 items-center justify-between gap-3 border-b border-line py-1.5 pr-3 pl-6 card:pl-9 print:hidden">
        <p className="line-clamp-2 text-sm leading-tight font-medium text-ink-soft">
          {product.subcategory?.name ?? product.category.name}
          {product.size && ` · ${product.size}`}
        </p>
        <Link
          to={closeTo}
          replace
          preventScrollReset
          onClick={close}
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-paper-deep"
        >
          <CloseIcon className="size-5" />
        </Link>
      </div>
      <div className="min-h-0 grow overflow-y-auto">
        <div className="grid md:min-h-full md:grid-cols-2">
          <PictureStrip
            pictures={picturesOf(product)}
            sizes="(min-width: 768px) 30rem, 100vw"
            // Stays beside a long label, whole between the two bars.
            className="aspect-4/3 md:sticky md:top-0 md:aspect-auto md:h-full md:max-h-[calc(min(92dvh,52rem)-8.6rem)] md:min-h-120"
          />
          <ProductDetails {...details} />
        </div>
      </div>
      {/* Below what scrolls, not over it: it covers no link in part. */}
      <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-6 py-3.5 card:px-9 print:hidden">
        <AddToList key={product._id} product={product} className="basis-36 max-md:grow" />
        <OrderLink
          product={product}
          worded
          className="inline-flex min-h-13 items-center justify-center gap-2.5 rounded-full bg-leaf px-7 font-semibold max-md:grow md:px-14 text-on-leaf transition-[filter] hover:brightness-110"
        />
      </div>
    </dialog>
  )
}

const kindWords: Record<PictureKind, string> = {
  front: 'from the front',
  back: 'from the back',
  label: 'its label',
  seed: 'what it is pressed from',
  use: 'how it is used',
}

/** Its picture, and further ones once they are known; each says what it shows. */
function picturesOf({ image, imageSet, name, images = [] }: ProductDetailsProps['product']) {
  const [first, ...others] = images
  return [
    { image, imageSet, alt: first?.alt || name },
    ...others.map(
      ({ alt, kind, ...picture }): StripPicture => ({
        ...picture,
        alt: alt || `${name}: ${kindWords[kind]}`,
      }),
    ),
  ]
}
