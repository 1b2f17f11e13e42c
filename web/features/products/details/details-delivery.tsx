import { useEffect, useState } from 'react'
import type { DeliveryRules } from '../../../../contract/delivery/delivery.ts'
import { readPinCode } from '../../../../contract/delivery/pin-code.ts'
import { packParcel, quoteDelivery } from '../../../../contract/delivery/quote-delivery.ts'
import { describeQuote } from '../../../../contract/delivery/words.ts'
import { publicPaths } from '../../../../contract/public-paths.ts'
import { useOrderDetails } from '../../../order-list/device/use-order-details.ts'
import { loadPart } from '../../../requests/load-part.ts'
import { useSite } from '../../../shop/site-data.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { PinCodeField } from '../../../ui/pin-code-field.tsx'
import { useWords } from '../../../words/words.ts'
import type { EarlyDetails } from '../card-data.ts'
import { useProductsWords } from '../words/words.ts'

/** Facts to know before ordering: the delivery charge for one, and the first answers in short. */
export function DetailsDelivery({ product }: { product: EarlyDetails }) {
  const { hasDeliveryZones, hasAnswers, shorts } = useSite()
  const { footer } = useWords()
  return (
    <>
      {hasDeliveryZones && <DeliveryOfOne product={product} />}
      {hasAnswers && (
        <div className="text-sm text-ink-soft">
          {shorts.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5">
              {shorts.map(({ text, lang }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
                <li key={index} lang={lang}>
                  {text}
                </li>
              ))}
            </ul>
          )}
          <PageLink
            to={publicPaths.goodToKnow}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {footer.goodToKnow}
          </PageLink>
        </div>
      )}
    </>
  )
}

/** The order list has the same PIN code; it stays on the device. */
function DeliveryOfOne({ product }: { product: EarlyDetails }) {
  const { charges } = useProductsWords()
  const { details, change } = useOrderDetails()
  const { pin = '' } = details
  const read = readPinCode(pin)
  const parcel = packParcel([{ product, quantity: 1 }])
  // There before its last digit is typed: an answer that comes later moves what is below.
  const rules = useDeliveryRules(pin !== '')
  return (
    <div className="grid gap-1 print:hidden">
      <PinCodeField pin={pin} words={charges} onChange={(pin) => change({ pin })}>
        {read && rules && describeQuote(read, quoteDelivery(rules, read, parcel), charges)}
      </PinCodeField>
    </div>
  )
}

/** Loaded once they are needed; undefined until then. */
function useDeliveryRules(isNeeded: boolean): DeliveryRules | undefined {
  const [rules, setRules] = useState<DeliveryRules>()
  useEffect(() => {
    if (!isNeeded || rules) return
    void loadPart(() =>
      Promise.all([import('../../../requests/api.ts'), import('../../../shop/load-delivery.ts')]),
    )
      .then(([{ browserApi }, { loadDelivery }]) => loadDelivery(browserApi()))
      .then(setRules, () => {})
  }, [isNeeded, rules])
  return rules
}
