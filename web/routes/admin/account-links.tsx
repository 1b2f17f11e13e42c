import { NavLink } from 'react-router'
import { pagePaths } from '../../../contract/paths.ts'
import { classNames } from '../../ui/class-names.ts'

const links = [
  { to: pagePaths.adminAccounts, label: 'Accounts' },
  { to: pagePaths.adminAccount, label: 'You' },
  { to: pagePaths.adminPassword, label: 'Password' },
  { to: pagePaths.adminTwoStep, label: 'Two-step' },
  { to: pagePaths.adminSessions, label: 'Sessions' },
  { to: pagePaths.adminHistory, label: 'History' },
]

/** Links between the pages about the account and its security. */
export function AccountLinks() {
  return (
    <nav aria-label="Account" className="mb-5 flex flex-wrap border-b border-line md:gap-1">
      {links.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            classNames(
              '-mb-px inline-flex min-h-12 min-w-11 items-center justify-center border-b-2 px-1.5 font-semibold whitespace-nowrap md:px-3',
              isActive ? 'border-gold text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
