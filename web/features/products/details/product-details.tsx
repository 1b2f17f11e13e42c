import { useEffect, useState } from 'react'
import { addressIn } from '../../../../contract/language.ts'
import { limits } from '../../../../contract/limits.ts'
import { findBestValues } from '../../../../contract/prices/unit-price.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { fullName } from '../../../../contract/products/product-names.ts'
import { productAddress } from '../../../../contract/public-paths.ts'
import { useSite } from '../../../shop/site-data.ts'
import { textIn } from '../../../text/shop-text.tsx'
import { FitWords } from '../../../ui/fit-words.tsx'
import { Price } from '../../../ui/price.tsx'
import { ShareAddress } from '../../../ui/share-address.tsx'
import { useLanguage, useWords } from '../../../words/words.ts'
import { LabelSection } from '../../labels/label-section.tsx'
import { OtherName, ProductBadges, writeUnitPrice } from '../product-card.tsx'
import { useProductsWords } from '../words/words.ts'
import { DetailsDelivery } from './details-delivery.tsx'
import type { GroupDetails } from './load-group.ts'
import { BestValue, OtherSizes, type SizeLink } from './other-sizes.tsx'
import type { ShownDetails } from './use-product.ts'

export type ProductDetailsProps = {
  product: ShownDetails
  /** Its sizes and label; undefined until they are known, null where there are none. */
  group: GroupDetails | null | undefined
  linkOf: (size: Product) => SizeLink
}

/** All details of a product. Parts that load late stand at the end, so that they push nothing that is being read. */
export function ProductDetailsContent({ product, group, linkOf }: ProductDetailsProps) {
  const words = useWords()
  const { details } = useProductsWords()
  const { publicUrl } = useSite()
  const isLate = useIsDelayed(group)
  const bestValues = findBestValues(group?.sizes ?? [])
  const sizes = group && (
    <OtherSizes
      sizes={group.sizes.filter(({ _id }) => _id !== product._id)}
      bestValues={bestValues}
      linkOf={linkOf}
    />
  )
  return (
    <div className="flex flex-col gap-5 p-6 card:p-9">
      <div>
        <h2 id="product-name" className="font-display text-heading">
          <FitWords en={product.name} ta={product.nameTa} />
        </h2>
        <OtherName of={product} className="mt-1.5" />
        <ProductBadges product={product} className="mt-3" />
      </div>
      <div>
        <Price
          price={product.price}
          originalPrice={product.originalPrice}
          className="font-display text-heading"
        />
        {product.unitPrice && (
          <p className="flex flex-wrap items-center gap-x-3 text-ink-soft tabular-nums">
            {writeUnitPrice(product.unitPrice, words)}
            {bestValues.includes(product._id) && <BestValue />}
          </p>
        )}
      </div>
      <DetailsDelivery product={product} />
      <ShareAddress
        title={fullName(product, { language: words.language, ...words.product })}
        address={publicUrl + addressIn(words.language, productAddress(product._id))}
        words={{ ...details, copied: details.linkCopied, copiedInstead: details.linkCopied }}
      />
      {!isLate && sizes}
      {(isLate || group !== undefined) && <DetailsText product={product} />}
      {isLate && sizes}
      {group !== undefined && <LabelSection product={product} label={group?.label} />}
    </div>
  )
}

/** True if the group came too late to be waited for; a failed load is tried again. */
function useIsDelayed(group: ProductDetailsProps['group']): boolean {
  const [isLate, setIsLate] = useState(group === null)
  const isPending = group === undefined
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsLate(true), limits.client.detailsWait)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLate
}

function DetailsText({ product }: Pick<ProductDetailsProps, 'product'>) {
  const language = useLanguage()
  const { descriptionTa, benefitsTa } = product
  const description = textIn(language, { en: product.description ?? '', ta: descriptionTa })
  const benefits = textIn(language, { en: product.benefits ?? '', ta: benefitsTa })
  const lines = benefits.text.split('\n').filter((line) => line.trim())
  return (
    <>
      {description.text && (
        <p lang={description.lang} className="whitespace-pre-line text-ink-soft">
          {description.text}
        </p>
      )}
      {lines.length > 0 && (
        <ul lang={benefits.lang} className="grid gap-2 border-t border-line pt-5">
          {lines.map((line) => (
            <li key={line} className="flex gap-3">
              <span
                aria-hidden="true"
                className="forced-mark mt-2 h-2.5 w-1.5 shrink-0 rounded-full bg-gold"
              />
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
