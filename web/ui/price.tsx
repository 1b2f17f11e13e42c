import { formatRupees } from '../../contract/prices/money.ts'
import { useWords } from '../words/words.ts'
import { classNames } from './class-names.ts'

type PriceProps = {
  price: number
  /** Shown struck through. */
  originalPrice?: number
  decimals?: 'auto' | 'always'
  className?: string
}

/** A price; of 0, that it is on request. */
export function Price({ price, originalPrice, decimals, className: given }: PriceProps) {
  const { product } = useWords()
  const className = classNames('flex flex-wrap items-baseline gap-x-2 tabular-nums', given)
  if (price === 0) return <p className={className}>{product.onRequest}</p>
  return (
    <p className={className}>
      <span className="whitespace-nowrap">
        {originalPrice !== undefined && <span className="sr-only">{product.price} </span>}
        {formatRupees(price, decimals)}
      </span>
      {originalPrice !== undefined && (
        <s className="whitespace-nowrap text-[0.78em] font-normal text-ink-soft">
          <span className="sr-only">{product.insteadOf} </span>
          {formatRupees(originalPrice, decimals)}
        </s>
      )}
    </p>
  )
}
