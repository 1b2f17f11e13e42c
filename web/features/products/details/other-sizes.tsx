import { formatPrice } from '../../../../contract/prices/money.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { writeSize } from '../../../../contract/products/product-names.ts'
import { describeStock } from '../../../../contract/stock/words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { useWords } from '../../../words/words.ts'
import { ProductName, writeUnitPrice } from '../product-card.tsx'
import { useProductsWords } from '../words/words.ts'

/** Link to the details of another size, with the state of the navigation. */
export type SizeLink = { to: string; state: unknown }

type OtherSizesProps = {
  sizes: Product[]
  /** Their ids; `findBestValues`. */
  bestValues: string[]
  linkOf: (size: Product) => SizeLink
}

/** The other packs of the same product, with their prices. */
export function OtherSizes({ sizes, bestValues, linkOf }: OtherSizesProps) {
  const words = useWords()
  const { details } = useProductsWords()
  if (sizes.length === 0) return null
  return (
    <section aria-labelledby="other-sizes">
      <h3 id="other-sizes" className="font-semibold">
        {details.otherSizes}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {sizes.map((size) => (
          <li key={size._id}>
            <PageLink
              {...linkOf(size)}
              replace
              preventScrollReset
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 hover:bg-paper-deep"
            >
              <span className="font-medium underline decoration-line-strong underline-offset-4">
                <SizeText of={size} />
              </span>
              {bestValues.includes(size._id) && <BestValue />}
              {describeStock(size, words.stock).map((said) => (
                <Badge key={said}>{said}</Badge>
              ))}
              <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
                <span className="font-semibold">
                  {formatPrice(size.price, words.product.onRequest)}
                </span>
                {size.unitPrice && (
                  <span className="text-sm text-ink-soft">
                    {writeUnitPrice(size.unitPrice, words)}
                  </span>
                )}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Its size, or else its name. */
function SizeText({ of: product }: { of: Product }) {
  const { language, product: terms } = useWords()
  const { text, lang } = writeSize(product, { language, ...terms })
  if (!text) return <ProductName of={product} />
  return lang ? <span lang={lang}>{text}</span> : text
}

export function BestValue() {
  return <Badge tone="leaf">{useProductsWords().details.bestValue}</Badge>
}
