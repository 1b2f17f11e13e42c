import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type BottomBarProps = {
  /** On a phone, keeps the tab bar visible below. */
  aboveTabs?: boolean
  children: ReactNode
}

/** The page's main actions, fixed at the bottom; on a phone instead of the tab bar. */
export function BottomBar({ aboveTabs, children }: BottomBarProps) {
  return (
    <div
      data-bottom-bar={aboveTabs ? 'above-tabs' : ''}
      className={classNames(
        'fixed inset-x-0 z-20 flex print:hidden flex-wrap items-center gap-3 border-t border-line bg-paper px-4 pt-2.5 md:sticky md:bottom-0 md:-mx-8 md:px-8 md:py-3',
        aboveTabs
          ? 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] pb-2.5'
          : 'bottom-0 pb-[calc(0.625rem+env(safe-area-inset-bottom))]',
      )}
    >
      {children}
    </div>
  )
}
