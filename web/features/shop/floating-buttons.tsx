import { useMatches } from 'react-router'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { OrderListLink } from '../../order-list/on-every-page/order-list-link.tsx'
import type { OrderListPageData } from '../../order-list/sending/use-product-lookup.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import { useSite } from '../../shop/site-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { WhatsAppShapeIcon } from '../../ui/icons/brand-icons.tsx'
import { ListIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { useWords } from '../../words/words.ts'

const button =
  'flex min-h-14 grow items-center justify-center gap-2 font-semibold transition-[filter] hover:filter-[brightness(110%)] focus-visible:-outline-offset-6 short:min-h-12 short:px-4 drawer:px-0'

/** The address of the chat that sends this page's list: rendered by the server, for visitors without scripts. */
const useListChat = import.meta.env.SSR
  ? () => useMatches().map(findChat).find(Boolean)
  : () => undefined

function findChat({ loaderData }: { loaderData: unknown }): string | undefined {
  return (loaderData as Partial<OrderListPageData> | undefined)?.chat
}

/**
 * Call and chat buttons that never cover content: a bar in a narrow window, in the margin of a wide one. With an
 * order list, `list-elements.ts` makes the chat send it.
 */
export function FloatingButtons() {
  const { shop, internationalNumbers } = useSite()
  const { shell } = useWords()
  const listChat = useListChat()
  return (
    <aside
      aria-label={shell.callOrChat}
      className={classNames(
        'fixed bottom-0 right-0 z-30 flex w-full flex-wrap overflow-hidden pb-[env(safe-area-inset-bottom)] print:hidden [:root:lang(ta)_&]:text-[clamp(0.875rem,3.9vw,1rem)] short:w-auto short:rounded-tl-card drawer:bottom-8 drawer:w-[min(2.75rem,var(--spacing-gutter))] drawer:flex-col drawer:rounded-l-card drawer:pb-0',
        (shop.phone || shop.whatsapp) && 'shadow-float ring-1 ring-line',
      )}
    >
      {shop.phone && (
        <a
          href={phoneAddress(shop.phone, internationalNumbers)}
          aria-label={shell.callNumber(shop.phone)}
          className={classNames(button, 'bg-action text-on-action')}
        >
          <PhoneIcon className="size-5" />
          <span className="drawer:hidden short:hidden">{shell.call}</span>
        </a>
      )}
      {shop.whatsapp && (
        <a
          href={listChat ?? whatsappAddress(shop.whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={shell.chat}
          data-chat=""
          suppressHydrationWarning
          className={classNames(button, 'bg-leaf text-on-leaf')}
        >
          <WhatsAppShapeIcon className="size-6" />
          <span className="drawer:hidden short:hidden">WhatsApp</span>
        </a>
      )}
      <OrderListLink
        className={classNames(button, 'bg-honey text-on-honey drawer:flex-col drawer:gap-0.5')}
      >
        <ListIcon className="size-6" />
        <span className="drawer:sr-only short:sr-only">{shell.list} </span>
      </OrderListLink>
    </aside>
  )
}
