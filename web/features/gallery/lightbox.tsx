import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { ShopText, textIn } from '../../text/shop-text.tsx'
import { showModalUntilBack } from '../../ui/behaviour/show-modal.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/page-icons.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { useWords } from '../../words/words.ts'
import { CategoryName } from './category-name.tsx'
import type { GalleryCardData } from './load-gallery.ts'
import type { GalleryWords } from './words/en.ts'

type LightboxProps = {
  words: GalleryWords
  items: GalleryCardData[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

const button =
  'grid size-12 place-items-center rounded-full text-on-wood transition-colors hover:bg-wood-soft aria-disabled:opacity-30'

/** One picture over the whole screen, with buttons to the next and previous ones. */
export function Lightbox({ words, items, index, onMove, onClose }: LightboxProps) {
  const { language } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const item = items[index]

  useLayoutEffect(() => {
    const { current } = dialog
    showModalUntilBack(current, 'wood')
    return () => current?.close()
  }, [])

  const moveTo = (target: number) => {
    if (items[target]) onMove(target)
  }
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') moveTo(index - 1)
    if (event.key === 'ArrowRight') moveTo(index + 1)
  }
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }

  if (!item) return null
  const alt = textIn(language, { en: item.title, ta: item.titleTa })
  return (
    <dialog
      ref={dialog}
      aria-labelledby="lightbox-title"
      onClose={onClose}
      onClick={closeOutside}
      onKeyDown={moveByKey}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-wood text-on-wood backdrop:bg-wood"
    >
      <div className="mx-auto flex h-full max-w-page flex-col px-gutter pb-6 pt-3">
        <div className="flex items-center justify-between gap-4">
          <p className="tabular-nums text-on-wood-soft" aria-live="polite">
            {words.position(index + 1, items.length)}
          </p>
          <button type="button" aria-label={words.close} onClick={onClose} className={button}>
            <CloseIcon className="size-6" />
          </button>
        </div>
        <Picture
          key={item._id}
          record={item}
          alt={alt.text}
          lang={alt.lang}
          sizes="(min-width: 1280px) 75rem, 100vw"
          priority
          className="min-h-0 grow bg-transparent [&>img]:hidden"
          imageClassName="absolute inset-0 size-full rounded-card object-contain"
        />
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 card:flex-nowrap">
          <Caption item={item} />
          <MoveButtons index={index} count={items.length} onMove={moveTo} />
        </div>
      </div>
    </dialog>
  )
}

function Caption({ item }: { item: GalleryCardData }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of some browsers scroll nothing else
    <div tabIndex={0} className="max-h-[40dvh] max-w-prose overflow-y-auto">
      <p className="text-sm font-medium text-honey">
        <CategoryName name={item.categoryName} nameTa={item.categoryNameTa} />
      </p>
      <h2 id="lightbox-title" className="font-display text-subheading">
        <ShopText en={item.title} ta={item.titleTa} />
      </h2>
      <p className="mt-1 text-on-wood-soft">
        <ShopText en={item.description} ta={item.descriptionTa} />
      </p>
    </div>
  )
}

type MoveButtonsProps = { index: number; count: number; onMove: (index: number) => void }

function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  const { carousel } = useWords()
  return (
    <div className="ml-auto flex">
      {[
        { label: carousel.previous, Icon: ArrowLeftIcon, target: index - 1 },
        { label: carousel.next, Icon: ArrowRightIcon, target: index + 1 },
      ].map(({ label, Icon, target }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-disabled={target < 0 || target >= count}
          onClick={() => onMove(target)}
          className={button}
        >
          <Icon className="size-6" />
        </button>
      ))}
    </div>
  )
}
