import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { linePaise } from '../../../contract/order-list/order-message.ts'
import { formatPaise, formatPrice } from '../../../contract/prices/money.ts'
import { missingSize, nameIn, withNamedSize } from '../../../contract/products/product-names.ts'
import { productAddress } from '../../../contract/public-paths.ts'
import { describeLineStock } from '../../../contract/stock/words.ts'
import { fullNameIn } from '../../text/full-name.ts'
import { ShopText } from '../../text/shop-text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { useWords } from '../../words/words.ts'
import type { LineProduct } from '../sending/load-line-products.ts'
import { useOrderListWords } from '../words/words.ts'
import { ListAction, type ListActionProps } from './list-action.tsx'

type OrderLineRowProps = {
  product: LineProduct
  quantity: number
  isLive: boolean
  /** Address of the list with another quantity of this product; 0 removes it. */
  addressWith: (quantity: number) => string
  onChange: (quantity: number) => void
}

const { min, max } = orderListLimits.quantity
const row = 'flex flex-wrap gap-x-4 gap-y-3 border-b border-line py-5 sm:gap-x-6 sm:py-6'
const removeLink =
  '-mt-2 inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink print:hidden'
const step =
  'grid size-11 shrink-0 place-items-center rounded-full text-xl leading-none transition-colors hover:bg-leaf hover:text-on-leaf aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-disabled:hover:text-leaf-ink'

/** A product with its price, its quantity to change, and what that costs. */
export function OrderLineRow(props: OrderLineRowProps) {
  const { product, quantity, isLive, addressWith, onChange } = props
  const { price, inStock } = product
  const words = useOrderListWords()
  const name = fullNameIn(useWords(), product).text
  const actionTo = (to: number) => ({ to: addressWith(to), isLive, onAct: () => onChange(to) })
  return (
    <li className={row}>
      <Picture
        record={product}
        alt=""
        sizes="(min-width: 640px) 7rem, 4.75rem"
        className="aspect-square w-19 self-start rounded-control sm:w-28 sm:rounded-card"
      />
      <div className="flex min-w-0 grow basis-44 flex-col">
        {/* Beside the name, unless a word of it has no room there. */}
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <LineProductFacts product={product} />
          <ListAction {...actionTo(0)} label={`${words.remove}: ${name}`} className={removeLink}>
            {words.remove}
          </ListAction>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
          <QuantitySteps name={name} quantity={quantity} actionTo={actionTo} />
          {inStock && price > 0 && (
            <p className="ml-auto text-lg font-semibold tabular-nums">
              {formatPaise(linePaise({ product, quantity }))}
            </p>
          )}
          {!inStock && <p className="ml-auto text-sm text-ink-soft">{words.notInTotal}</p>}
        </div>
      </div>
    </li>
  )
}

/** Name, price of one, size and stock. */
function LineProductFacts({ product }: { product: LineProduct }) {
  const { onRequest } = useOrderListWords()
  const layoutWords = useWords()
  const { language } = layoutWords
  const pack = missingSize(
    { ...withNamedSize(product), name: nameIn(product, language) },
    { language, ...layoutWords.product },
  )
  const stock = describeLineStock(product, layoutWords.stock)
  return (
    <div className="max-w-full grow basis-0 wrap-break-word">
      <h2 className="relative font-display text-[1.0625rem] font-medium leading-snug tracking-tight sm:text-[1.25rem] max-sm:[:root:lang(ta)_&]:text-[0.9375rem]">
        <PageLink
          to={productAddress(product._id)}
          className="decoration-line-strong underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3 hover:underline"
        >
          <ShopText en={product.name} ta={product.nameTa} />
        </PageLink>
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
        {formatPrice(product.price, onRequest)}
        {pack.text && ' · '}
        <span lang={pack.lang}>{pack.text}</span>
      </p>
      {stock.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5">
          {stock.map((said, index) => (
            <Badge key={said} tone="honey">
              {index > 0 && <span className="sr-only">, </span>}
              {said}
            </Badge>
          ))}
        </p>
      )}
    </div>
  )
}

type QuantityStepsProps = {
  name: string
  quantity: number
  /** The change to another quantity. */
  actionTo: (quantity: number) => Pick<ListActionProps, 'to' | 'isLive' | 'onAct'>
}

function QuantitySteps({ name, quantity, actionTo }: QuantityStepsProps) {
  const { addToList } = useWords()
  return (
    <div className="flex items-center rounded-full bg-leaf-wash font-semibold text-leaf-ink tabular-nums">
      <ListAction
        {...actionTo(Math.max(min, quantity - 1))}
        label={`${addToList.less}: ${name}`}
        disabled={quantity === min}
        className={step}
      >
        −
      </ListAction>
      <output aria-label={`${addToList.quantity}: ${name}`} className="min-w-7 text-center">
        {quantity}
      </output>
      <ListAction
        {...actionTo(Math.min(max, quantity + 1))}
        label={`${addToList.more}: ${name}`}
        disabled={quantity === max}
        className={step}
      >
        +
      </ListAction>
    </div>
  )
}

type GoneLineRowProps = { to: string; isLive: boolean; onRemove: () => void }

/** A product that is no longer offered: its line is not sent. */
export function GoneLineRow({ to, isLive, onRemove }: GoneLineRowProps) {
  const words = useOrderListWords()
  return (
    <li className={classNames(row, 'justify-between')}>
      <p className="font-medium text-ink-soft">{words.noLongerOffered}</p>
      <ListAction
        to={to}
        isLive={isLive}
        onAct={onRemove}
        label={`${words.remove}: ${words.noLongerOffered}`}
        className={removeLink}
      >
        {words.remove}
      </ListAction>
    </li>
  )
}
