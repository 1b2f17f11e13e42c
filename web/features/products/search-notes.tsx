import { Link } from 'react-router'
import { whatsappAddress } from '../../../contract/business.ts'
import { messages } from '../../../contract/messages.ts'
import type { SearchNotes } from '../../../contract/product.ts'
import { useSite } from '../../lib/site.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ProductCardData } from './load-products.ts'
import { OrderCard } from './order-card.tsx'

/** The look of a way on from what is said of a search. */
export const noteLink = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'

/** The search as it was taken; undefined if it was taken as it is. */
export function writeCorrected(search: string, notes?: SearchNotes): string | undefined {
  if (!notes || !('corrected' in notes)) return undefined
  const shown = notes.corrected.reduce(
    (text, { typed, found }) => text.replaceAll(spaceOut(typed), () => spaceOut(found)),
    spaceOut(search),
  )
  return shown.trim().replaceAll('  ', ' ')
}

/** With a space on both sides of each word: so words are replaced whole, neighbours too. */
function spaceOut(text: string): string {
  return ` ${text.trim().replace(/\s+/g, '  ')} `
}

type SearchCorrectionProps = {
  search: string
  notes?: SearchNotes
  exactAddress: string
  className?: string
}

/** What a search was taken for, and the way to what was typed. */
export function SearchCorrection({
  search,
  notes,
  exactAddress,
  className,
}: SearchCorrectionProps) {
  const shown = writeCorrected(search, notes)
  if (shown === undefined) return null
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-4 wrap-anywhere text-ink-soft',
        className,
      )}
    >
      <span>{messages.product.resultsFor(shown)}</span>
      <Link replace className={noteLink} to={exactAddress}>
        {messages.product.searchExactly(search)}
      </Link>
    </p>
  )
}

/** Asks the shop for what the search did not find. */
export function AskForProduct({ name }: { name: string }) {
  const { site } = useSite()
  const question = messages.product.doYouHave(name)
  return (
    <a
      href={whatsappAddress(site.whatsapp, question)}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(noteLink, 'gap-2 wrap-anywhere')}
    >
      <WhatsAppIcon className="size-5.5 shrink-0" />
      {question}
    </a>
  )
}

/** What comes near to a search that found nothing. */
export function NearProducts({ products = [] }: { products?: ProductCardData[] }) {
  if (products.length === 0) return null
  return (
    <ul
      aria-label="Similar products"
      className="mt-10 grid grid-cols-cards gap-x-4 gap-y-8 card:grid-cols-3 card:gap-x-6"
    >
      {products.map((product) => (
        <li key={product._id}>
          <OrderCard
            product={product}
            orderText={messages.order.product(product.name)}
            heading="h2"
            sizes="(min-width: 640px) 30vw, 45vw"
            className="w-full"
          />
        </li>
      ))}
    </ul>
  )
}
