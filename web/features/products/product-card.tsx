import type { ReactNode } from 'react'
import { formatRupees } from '../../../contract/prices/money.ts'
import { writeSize } from '../../../contract/products/product-names.ts'
import { describeStock } from '../../../contract/stock/words.ts'
import { AddToList } from '../../order-list/on-every-page/add-to-list.tsx'
import { ShopText } from '../../text/shop-text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { useLanguage, useWords, type Words } from '../../words/words.ts'
import type { ProductCardData } from './card-data.ts'
import type { SizeChoice } from './with-chosen-size.tsx'

type ProductCardProps = SizeChoice & {
  product: ProductCardData
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string
  decimals?: 'auto' | 'always'
  heading?: 'h2' | 'h3'
  priority?: boolean
  far?: boolean
  className?: string
  /** Renders the link that covers the card, around the name. */
  wrapName: (name: ReactNode, cover: string) => ReactNode
  /** Sits on the picture's lower corner. */
  corner?: ReactNode
  /** A second link, above the cover. */
  action?: ReactNode
}

/** The width of a card's picture in two columns, for the `sizes` attribute, by which a phone picks its file. */
export const halfWidth = 'calc(50vw - 1.75rem)'

/** Stretches a link over its card. */
const cover = 'cover-card'

/** A product as a large picture with little beside it. The whole card is one link. */
export function ProductCard({ product, heading: Heading = 'h3', ...props }: ProductCardProps) {
  const named = props.named ?? product
  return (
    <article className={classNames('group/card relative flex flex-col', props.className)}>
      <div className="relative">
        <Picture
          record={product}
          alt=""
          sizes={props.sizes}
          priority={props.priority}
          far={props.far}
          className="aspect-square rounded-card"
          imageClassName="size-full object-cover transition-transform duration-700 ease-settle group-hover/card:scale-104"
        />
        <ProductBadges product={product} className="absolute inset-x-2.5 top-2.5" />
      </div>
      <div className="flex grow flex-col pt-3.5">
        <Heading className="font-display text-[1.0625rem] font-medium leading-snug tracking-tight card:text-[1.1875rem]">
          {props.wrapName(<ProductName of={named} />, cover)}
        </Heading>
        <OtherName of={named} className="text-sm" />
        {props.corner && (
          // After the name in reading order, on the picture visually.
          <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end justify-end p-2.5 *:pointer-events-auto print:hidden">
            {props.corner}
          </div>
        )}
        {/* Directly below a short name, even where the neighbouring card's name is longer. */}
        <div className="flex grow flex-col items-start justify-between gap-x-2 pt-1 card:flex-row card:items-end">
          <div>
            <Price
              price={product.price}
              originalPrice={product.originalPrice}
              decimals={props.decimals}
              className="text-[1.0625rem] font-semibold"
            />
            <PackLine product={product} decimals={props.decimals} isSizeShown={!props.chips} />
          </div>
          {props.action && (
            <div className="relative z-10 print:hidden card:-mb-1">{props.action}</div>
          )}
        </div>
        {props.chips && <div className="mt-1">{props.chips}</div>}
        <AddToList key={product._id} product={product} className="relative z-10 mt-3" />
      </div>
    </article>
  )
}

type PackLineProps = Pick<ProductCardProps, 'product' | 'decimals'> & { isSizeShown: boolean }

/** Size of the pack, unless a chip says it, and the price of a litre. */
function PackLine({ product, decimals, isSizeShown }: PackLineProps) {
  const words = useWords()
  const size = isSizeShown
    ? writeSize(product, { language: words.language, ...words.product })
    : { text: '' }
  const unitPrice = product.unitPrice && writeUnitPrice(product.unitPrice, words, decimals)
  if (!size.text && !unitPrice) return null
  return (
    <p className="text-sm leading-snug text-ink-soft tabular-nums">
      {/* Without a pack there is no unit price. */}
      {size.lang ? (
        <span lang={size.lang}>{size.text}</span>
      ) : (
        [size.text, unitPrice].filter(Boolean).join(' · ')
      )}
    </p>
  )
}

/** `₹450 / litre` */
export function writeUnitPrice(
  { amount, unit }: NonNullable<ProductCardData['unitPrice']>,
  { product }: Pick<Words, 'product'>,
  decimals?: 'auto' | 'always',
): string {
  return `${formatRupees(amount, decimals)} / ${product.units[unit]}`
}

type NameProps = { of: Pick<ProductCardData, 'name' | 'nameTa'>; className?: string }

/** In the page's language, where the product has a name in it. */
export function ProductName({ of: { name, nameTa } }: NameProps) {
  return <ShopText en={name} ta={nameTa} />
}

/** The name in the other language. */
export function OtherName({ of: { name, nameTa }, className }: NameProps) {
  const language = useLanguage()
  if (!nameTa) return null
  return (
    <p lang={language === 'en' ? 'ta' : 'en'} className={classNames('text-ink-soft', className)}>
      {language === 'en' ? nameTa : name}
    </p>
  )
}

type BadgesProps = { product: ProductCardData; className?: string }

export function ProductBadges({ product, className }: BadgesProps) {
  const words = useWords()
  const stock = describeStock(product, words.stock)
  if (stock.length === 0 && !product.isBestSeller) return null
  return (
    <div className={classNames('flex flex-wrap gap-1.5', className)}>
      {product.isBestSeller && <Badge tone="honey">{words.product.bestseller}</Badge>}
      {stock.map((said) => (
        <Badge key={said}>{said}</Badge>
      ))}
    </div>
  )
}
