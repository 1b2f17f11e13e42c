import type { ReactNode } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { PageLink } from '../../ui/page-link.tsx'

type OrderListLinkProps = { className?: string; children: ReactNode }

/** Leads to the order list, with its number of products; `list-elements.ts` shows it once there is one. */
export function OrderListLink({ className, children }: OrderListLinkProps) {
  return (
    <PageLink to={publicPaths.orderList} hidden suppressHydrationWarning className={className}>
      {children}
      <order-count
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves its text alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </PageLink>
  )
}
