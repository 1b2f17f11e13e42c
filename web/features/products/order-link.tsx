import { whatsappAddress } from '../../../contract/business.ts'
import { useSite } from '../../lib/site.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'

type OrderLinkProps = {
  name: string
  /** What the chat opens with. */
  text: string
  className?: string
  children?: string
}

/** A way to order: a WhatsApp chat with the business. An icon alone says it to a screen reader. */
export function OrderLink({ name, text, className, children }: OrderLinkProps) {
  const { site } = useSite()
  return (
    <a
      href={whatsappAddress(site.whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={children ? `${children}: ${name}` : `Order ${name} on WhatsApp`}
      className={className}
    >
      <WhatsAppIcon className="size-5.5" />
      {children}
    </a>
  )
}
