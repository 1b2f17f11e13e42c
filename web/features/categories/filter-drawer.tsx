import { type MouseEvent, memo, type ReactNode, useId, useRef } from 'react'
import { showPress } from '../../ui/behaviour/after-paint.ts'
import { closeDialog, showModalUntilBack, useCloseWhenWide } from '../../ui/behaviour/show-modal.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { FiltersIcon } from '../../ui/icons/page-icons.tsx'
import { useProductsWords } from '../products/words/words.ts'

/** The filter panel of narrow windows, as a drawer. Without JavaScript it is a popover. */
export const FilterDrawer = memo(({ children }: { children: (close: () => void) => ReactNode }) => {
  const { filters } = useProductsWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useCloseWhenWide(dialog)

  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    showPress(event.currentTarget, () => showModalUntilBack(dialog.current, 'dimmed'))
  }
  const close = () => closeDialog(dialog.current)
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }

  return (
    <div className="order-2 drawer:hidden">
      <button
        type="button"
        popoverTarget={id}
        onClick={open}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-5 font-semibold transition-colors hover:border-ink hover:bg-paper-deep"
      >
        <FiltersIcon className="size-4.5" />
        {filters.title}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={filters.title}
        onClick={closeOnBackdrop}
        className="slide-over mb-0 ml-0 mr-auto mt-0 h-dvh max-h-none w-[min(22rem,88vw)] overflow-y-auto bg-paper text-ink shadow-float backdrop:bg-wood/60"
      >
        <div className="flex items-center justify-between px-5 pb-2 pt-5">
          <h2 className="font-display text-subheading">{filters.categories}</h2>
          <button
            type="button"
            aria-label={filters.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={close}
            className="grid size-11 place-items-center rounded-full transition-colors hover:bg-paper-deep"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        <div className="px-3 pb-8">{children(close)}</div>
      </dialog>
    </div>
  )
})
