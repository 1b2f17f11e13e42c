import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { Language } from '../../../../contract/language.ts'
import { writeSize } from '../../../../contract/products/product-names.ts'
import { AddToList } from '../../../order-list/on-every-page/add-to-list.tsx'
import { ShopText, textIn } from '../../../text/shop-text.tsx'
import { showModal } from '../../../ui/behaviour/show-modal.ts'
import { CloseIcon } from '../../../ui/icons/icons.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { PictureStrip, type StripPicture } from '../../../ui/pictures/picture-strip.tsx'
import { useWords } from '../../../words/words.ts'
import { OrderLink } from '../card-with-order.tsx'
import { withTellingName } from '../with-chosen-size.tsx'
import { type ProductsWords, useProductsWords } from '../words/words.ts'
import { ProductDetailsContent, type ProductDetailsProps } from './product-details.tsx'

type ProductDialogProps = ProductDetailsProps & {
  /** The URL that closes the dialog without JavaScript. */
  closeTo: string
  onClose: () => void
}

/** A product's details over the list. Open in server-rendered pages, modal with JavaScript. */
export function ProductDialog({ closeTo, onClose, ...details }: ProductDialogProps) {
  const { product } = details
  const category = product.subcategory ?? product.category
  const layoutWords = useWords()
  const { language, product: terms } = layoutWords
  const words = useProductsWords()
  const size = product.size ? writeSize(product, { language, ...terms }) : { text: '' }
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useRef(false)

  useLayoutEffect(() => {
    const { current } = dialog
    const focused = current?.querySelector<HTMLElement>(':focus')
    current?.close()
    showModal(current, 'dimmed')
    // A visitor who is typing in the dialog already keeps the focus.
    focused?.focus({ preventScroll: true })
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
      // A click on the dialog itself, outside of its content, is on the backdrop.
      onClick={(event) => event.target === dialog.current && close(event)}
      onCancel={close}
      // As high from the start as what comes later may make it: a dialog that grows moves its texts.
      className="fixed inset-0 z-50 m-auto h-full max-h-[min(92dvh,52rem)] w-[min(60rem,100%)] max-w-none flex-col overflow-hidden open:flex rounded-t-sheet bg-card text-ink shadow-float backdrop:bg-wood/60 max-card:mb-0 card:w-[min(60rem,92vw)] card:rounded-sheet"
    >
      {/* Above what scrolls, not over it: it covers no text. */}
      <div className="flex shrink-0 items-center justify-between gap-3 border-b border-line py-1.5 pr-3 pl-6 card:pl-9 print:hidden">
        <p className="line-clamp-2 text-sm leading-tight font-medium text-ink-soft">
          <ShopText en={category.name} ta={category.nameTa} />
          {size.lang ? (
            <span lang={size.lang}>{` · ${size.text}`}</span>
          ) : (
            size.text && ` · ${size.text}`
          )}
        </p>
        <PageLink
          to={closeTo}
          replace
          preventScrollReset
          onClick={close}
          aria-label={words.details.close}
          className="grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-paper-deep"
        >
          <CloseIcon className="size-5" />
        </PageLink>
      </div>
      <div className="min-h-0 grow overflow-y-auto">
        <div className="grid md:min-h-full md:grid-cols-2">
          <PictureStrip
            pictures={picturesOf(product, language, words)}
            words={words.pictures}
            sizes="(min-width: 768px) 30rem, 100vw"
            // Stays beside a long label, whole between the two bars.
            className="aspect-4/3 max-h-[max(12dvh,100dvh-27rem)] w-full md:sticky md:top-0 md:aspect-auto md:h-full md:max-h-[calc(min(92dvh,52rem)-8.6rem)] md:min-h-120"
          />
          <ProductDetailsContent {...details} />
        </div>
      </div>
      {/* Below what scrolls, not over it: it covers no link in part. */}
      <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-6 py-3.5 card:px-9 print:hidden">
        <AddToList key={product._id} product={product} className="basis-36 max-md:grow" />
        <OrderLink
          product={product.group ? withTellingName(product, layoutWords) : product}
          worded
          className="inline-flex min-h-13 items-center justify-center gap-2.5 rounded-full bg-leaf px-7 text-[min(1rem,6vw)] font-semibold max-md:grow md:px-14 text-on-leaf transition-[filter] hover:filter-[brightness(110%)]"
        />
      </div>
    </dialog>
  )
}

/** Its picture, and further ones once they are known; each says what it shows. */
function picturesOf(
  { image, imageSet, name, nameTa, images = [] }: ProductDetailsProps['product'],
  language: Language,
  { pictures: { kinds } }: ProductsWords,
) {
  const [first, ...others] = images
  const called = textIn(language, { en: name, ta: nameTa })
  const saysOf = (picture: { alt: string; altTa: string } | undefined) =>
    language === 'en' ? picture?.alt : picture?.altTa
  const said = saysOf(first)
  return [
    { image, imageSet, alt: said || called.text, lang: said ? undefined : called.lang },
    ...others.map((picture): StripPicture => {
      const { image, imageSet, kind } = picture
      return { image, imageSet, alt: saysOf(picture) || `${called.text}: ${kinds[kind]}` }
    }),
  ]
}
