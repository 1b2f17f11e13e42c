import { Link } from 'react-router'
import { productAddress } from '../../../contract/public-paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { useSite } from '../../lib/site.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'
import type { ProductCardData } from './load-products.ts'
import { ProductCard } from './product-card.tsx'

type OrderCardProps = {
  product: ProductCardData
  /** The prefilled text of the chat. */
  orderText: string
  sizes: string
  decimals?: 'auto' | 'always'
  heading?: 'h2' | 'h3'
  className?: string
}

/** A card that opens a WhatsApp chat, with a second link to the details. */
export function OrderCard({ orderText, ...card }: OrderCardProps) {
  const { site } = useSite()
  const { _id, name } = card.product
  return (
    <ProductCard
      {...card}
      wrapName={(text, cover) => (
        <a
          href={whatsappAddress(site.whatsapp, orderText)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Order ${name} on WhatsApp`}
          className={cover}
        >
          {text}
        </a>
      )}
      corner={
        <span className="grid size-11 place-items-center rounded-full bg-leaf text-on-leaf shadow-lift transition-transform duration-300 ease-settle group-hover/card:scale-110">
          <WhatsAppIcon className="size-5.5" />
        </span>
      }
      action={
        <Link
          to={productAddress(_id)}
          aria-label={`Details of ${name}`}
          className="inline-flex min-h-8 items-center text-sm font-medium text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
        >
          Details
        </Link>
      }
    />
  )
}

type OrderLinkProps = {
  name: string
  /** The prefilled text of the chat. */
  text: string
  className?: string
  children?: string
}

/** A link to a WhatsApp chat with the business; an icon alone is labelled for screen readers. */
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
