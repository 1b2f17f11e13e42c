import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { publicPaths } from '../../../contract/public-paths.ts'

type OrderListLinkProps = { className?: string; children: ReactNode }

/** Leads to the order list, with its number of products; `list-elements.ts` shows it once there is one. */
export function OrderListLink({ className, children }: OrderListLinkProps) {
  return (
    <Link to={publicPaths.orderList} hidden suppressHydrationWarning className={className}>
      {children}
      <order-count
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves its text alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </Link>
  )
}
