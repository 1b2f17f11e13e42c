import { ShopText } from '../../text/shop-text.tsx'

type Fact = { figure: string; figureTa?: string; text: string; textTa?: string }

/** Figures about the shop, side by side. */
export function ShopFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <div className="border-y border-line">
      <dl className="mx-auto grid max-w-page gap-x-10 gap-y-4 px-gutter py-6 card:grid-cols-3">
        {facts.map(({ figure, figureTa = figure, text, textTa = text }) => (
          <div
            key={figure}
            className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-3 card:flex-col-reverse card:items-start card:gap-0"
          >
            <dt className="text-ink-soft">
              <ShopText en={text} ta={textTa} />
            </dt>
            <dd className="font-display text-subheading">
              <ShopText en={figure} ta={figureTa} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
