import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import type { NavItem } from './merge-navigation.ts'
import { NavEntry } from './nav-entry.tsx'

type MoreMenuProps = { label: string; lang?: 'en' | undefined; items: NavItem[]; className: string }

/** The entries that do not fit in the row. Closes on a click elsewhere and when the route changes. */
export function MoreMenu({ label, lang, items, className }: MoreMenuProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it reacts to
  useEffect(() => setOpen(false), [pathname, search])

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from any of its controls
    <div ref={root} className="group/more relative" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className={classNames(
          'flex items-center gap-1 rounded-full font-medium transition-colors hover:bg-paper-deep',
          className,
        )}
      >
        <span lang={lang}>{label}</span>
        <ChevronDownIcon
          className={classNames('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        id={listId}
        className={classNames(
          'absolute right-0 top-full z-10 mt-2 min-w-56 rounded-card border border-line bg-card p-2 shadow-float',
          // Without JavaScript it opens on hover and focus.
          !open && 'hidden noscript:group-focus-within/more:block noscript:group-hover/more:block',
        )}
      >
        {items.map((item) => (
          <li key={item.id}>
            <NavEntry
              item={item}
              onClick={() => setOpen(false)}
              className="block rounded-control px-3.5 py-2.5 text-[0.9375rem] font-medium transition-colors hover:bg-paper-deep aria-[current]:bg-gold-wash"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
