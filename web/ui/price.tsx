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

export function Price({ price, originalPrice, decimals, className }: PriceProps) {
  const { product } = useWords()
  return (
    <p className={classNames('flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
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
