import { useLocation } from 'react-router'
import { PageLink } from '../../ui/page-link.tsx'
import { useAddress } from '../../words/words.ts'
import { isActive } from './is-active.ts'
import type { NavItem } from './merge-navigation.ts'

type NavEntryProps = { item: NavItem; className: string; onClick?: () => void }

/** A link of the navigation, marked when it leads to the current page. */
export function NavEntry({ item, className, onClick }: NavEntryProps) {
  const active = isActive(useAddress()(item.to), useLocation())
  return (
    <PageLink
      to={item.to}
      lang={item.lang}
      onClick={onClick}
      aria-current={active ? 'page' : undefined}
      className={className}
    >
      {item.label}
    </PageLink>
  )
}
