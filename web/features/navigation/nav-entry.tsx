import { Link, useLocation } from 'react-router'
import { isActive, type NavItem } from './merge-navigation.ts'

type NavEntryProps = { item: NavItem; className: string; onClick?: () => void }

/** A link of the navigation, marked when it leads to the current page. */
export function NavEntry({ item, className, onClick }: NavEntryProps) {
  const active = isActive(item.to, useLocation())
  return (
    <Link
      to={item.to}
      onClick={onClick}
      aria-current={active ? 'page' : undefined}
      className={className}
    >
      {item.label}
    </Link>
  )
}
