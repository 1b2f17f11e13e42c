import type { ComponentProps } from 'react'
import { limits } from '../../../contract/limits.ts'
import { Input } from '../inputs.tsx'

/** An amount in rupees. Scrolling past it does not change it. */
export function PriceInput(props: ComponentProps<'input'>) {
  return (
    <Input
      placeholder="0"
      {...props}
      type="number"
      inputMode="decimal"
      min={0}
      max={limits.product.maxPrice}
      step={limits.product.priceStep}
      onWheel={(event) => event.currentTarget.blur()}
      className="tabular-nums"
    />
  )
}
