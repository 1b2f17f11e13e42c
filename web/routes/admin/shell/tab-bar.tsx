import { NavLink } from 'react-router'
import { Menu } from '../../../ui/admin/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { destinations } from './destinations.ts'

/** The admin area's navigation on a phone, within reach of the thumb. */
export function TabBar({ onMore }: { onMore: () => void }) {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-30 grid print:hidden in-[body:has([data-bottom-bar=''])]:hidden grid-cols-6 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {destinations.map(({ to, label, icon: Icon, end }) => (
        <NavLink
          prefetch="intent"
          key={to}
          to={to}
          end={end}
          className={({ isActive }) => tabLook(isActive)}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </NavLink>
      ))}
      <button type="button" onClick={onMore} aria-haspopup="dialog" className={tabLook(false)}>
        <Menu aria-hidden="true" className="size-5" />
        More
      </button>
    </nav>
  )
}

function tabLook(isActive: boolean): string {
  return classNames(
    'grid min-h-14 content-center justify-items-center gap-1 border-t-2 text-[min(0.6875rem,2.75vw)] font-semibold leading-none',
    isActive ? 'border-gold text-ink' : 'border-transparent text-ink-soft',
  )
}
