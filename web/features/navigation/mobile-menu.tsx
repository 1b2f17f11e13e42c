import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { showPress } from '../../ui/behaviour/after-paint.ts'
import { closeDialog, showModalUntilBack, useCloseWhenWide } from '../../ui/behaviour/show-modal.ts'
import { Brand } from '../../ui/brand.tsx'
import { CloseIcon, MenuIcon } from '../../ui/icons/icons.tsx'
import { useWords } from '../../words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { NavItem } from './merge-navigation.ts'
import { NavEntry } from './nav-entry.tsx'

const toggle =
  'ml-auto grid size-12 shrink-0 place-items-center rounded-full transition-colors hover:bg-paper-deep drawer:hidden print:hidden'

/** All entries in a full-screen modal dialog. Without JavaScript it is a popover. */
export function MobileMenu({ items }: { items: NavItem[] }) {
  const { shell } = useWords()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it reacts to
  useEffect(() => dialog.current?.close(), [pathname, search])

  useCloseWhenWide(dialog)

  const open = (event: MouseEvent) => {
    event.preventDefault()
    showPress(event.currentTarget, () => {
      showModalUntilBack(dialog.current)
      closer.current?.focus()
    })
  }
  const close = (event: MouseEvent) => {
    event.preventDefault()
    closeDialog(dialog.current)
  }

  return (
    <>
      <button
        type="button"
        aria-label={shell.openMenu}
        popoverTarget={id}
        onClick={open}
        className={toggle}
      >
        <MenuIcon className="size-6" />
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={shell.menu}
        className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-paper text-ink backdrop:bg-transparent"
      >
        <div className="flex min-h-22 flex-wrap items-center justify-between px-gutter">
          <Brand className="min-w-0 grow basis-36" onClick={() => closeDialog(dialog.current)} />
          {/* Above the entries: below many of them it would be cut at the edge of the screen. */}
          <LanguageSwitch className="inline-flex min-h-12 items-center rounded-full px-3 font-semibold hover:bg-paper-deep" />
          <button
            ref={closer}
            type="button"
            aria-label={shell.closeMenu}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={close}
            className={toggle}
          >
            <CloseIcon className="size-6" />
          </button>
        </div>
        <nav aria-label={shell.menu} className="px-gutter pb-16 pt-4">
          <ul className="grid">
            {items.map((item) => (
              <li key={item.id} className="border-b border-line last:border-0">
                <NavEntry
                  item={item}
                  onClick={() => closeDialog(dialog.current)}
                  className="flex min-h-14 items-center py-2.5 font-display text-[1.75rem] leading-tight tracking-tight aria-[current]:italic aria-[current]:text-gold-ink"
                />
              </li>
            ))}
          </ul>
        </nav>
      </dialog>
    </>
  )
}
