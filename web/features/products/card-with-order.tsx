import { fullName } from '../../../contract/products/product-names.ts'
import { productAddress, publicPaths } from '../../../contract/public-paths.ts'
import { whatsappAddress } from '../../../contract/settings/business.ts'
import { askWhenBack } from '../../../contract/stock/words.ts'
import { useSite } from '../../shop/site-data.ts'
import { WhatsAppIcon } from '../../ui/icons/brand-icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useWords, type Words } from '../../words/words.ts'
import type { ProductCardData } from './card-data.ts'
import { ProductCard } from './product-card.tsx'
import type { SizeChoice } from './with-chosen-size.tsx'

type CardWithOrderProps = SizeChoice & {
  product: ProductCardData
  /** The prefilled text of the chat about what is called so. */
  orderText: (name: string) => string
  sizes: string
  decimals?: 'auto' | 'always'
  heading?: 'h2' | 'h3'
  className?: string
}

/** A card that opens a WhatsApp chat, with a second link to the details. */
export function CardWithOrder({ orderText, ...card }: CardWithOrderProps) {
  const { shop } = useSite()
  const words = useWords()
  const { _id } = card.product
  const chat = chatAbout(card.product, orderText, words)
  // Without a number there is nobody to chat with: the card leads to the details.
  if (!shop.whatsapp)
    return (
      <ProductCard
        {...card}
        wrapName={(text, cover) => (
          <PageLink to={productAddress(_id)} className={cover}>
            {text}
          </PageLink>
        )}
      />
    )
  return (
    <ProductCard
      {...card}
      wrapName={(text, cover) => (
        <a
          href={whatsappAddress(shop.whatsapp, chat.text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={chat.label}
          data-order={orderedBy(card.product)}
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
        <PageLink
          to={productAddress(_id)}
          aria-label={words.product.detailsOf(chat.name)}
          className="-my-1.5 inline-flex min-h-11 items-center whitespace-nowrap text-sm font-medium text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
        >
          {words.product.details}
        </PageLink>
      }
    />
  )
}

/** Text of the chat about a product, and the label of its link: out of stock, it asks when it is back. */
function chatAbout(
  product: ProductCardData,
  orderText: CardWithOrderProps['orderText'],
  words: Pick<Words, 'language' | 'product' | 'stock'>,
) {
  const { orderOf, askAbout, pieces, whenBack } = words.product
  const name = fullName(product, { language: words.language, pieces })
  return product.inStock
    ? { name, text: orderText(name), label: orderOf(name) }
    : {
        name,
        text: askWhenBack(
          { ...product, name },
          { language: words.language, pieces, whenBack, stock: words.stock },
        ),
        label: askAbout(name),
      }
}

/** The product that a press orders, for `list-elements.ts`, which counts it; to ask is no order. */
function orderedBy({ _id, inStock }: ProductCardData): string | undefined {
  return inStock ? _id : undefined
}

type OrderLinkProps = {
  product: ProductCardData
  /** Adds words to the link's icon. */
  worded?: boolean
  className?: string
}

/** A link to a WhatsApp chat with the business that orders a product, or asks when it is back. */
export function OrderLink({ product, worded, className }: OrderLinkProps) {
  const { shop } = useSite()
  const words = useWords()
  const { name, text, label } = chatAbout(product, words.product.orderText, words)
  if (!shop.whatsapp) return worded ? <AskInShop name={name} className={className} /> : null
  const action = product.inStock ? words.product.order : words.product.tellMe
  return (
    <a
      href={whatsappAddress(shop.whatsapp, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={worded ? `${action}: ${name}` : label}
      data-order={orderedBy(product)}
      className={className}
    >
      <WhatsAppIcon className="size-5.5" />
      {worded && action}
    </a>
  )
}

/** Replaces the order link while the shop has no number. */
function AskInShop({ name, className }: { name: string; className: string | undefined }) {
  const { askInShop } = useWords().product
  return (
    <PageLink to={publicPaths.contact} aria-label={`${askInShop}: ${name}`} className={className}>
      {askInShop}
    </PageLink>
  )
}
