import { NavLink } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { destinations } from './sidebar.tsx'

/** The admin area's navigation on a phone, within reach of the thumb. */
export function TabBar() {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-30 grid in-[body:has([data-bottom-bar=''])]:hidden grid-cols-5 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {destinations.map(({ to, label, icon: Icon, end }) => (
        <NavLink
          prefetch="intent"
          key={to}
          to={to}
          end={end}
          className={({ isActive }) =>
            classNames(
              'grid min-h-14 content-center justify-items-center gap-1 border-t-2 text-[0.6875rem] font-semibold leading-none',
              isActive ? 'border-gold text-ink' : 'border-transparent text-ink-soft',
            )
          }
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
