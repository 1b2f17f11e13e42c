import type { ReactNode } from 'react'
import type { Label, Nutrient, Nutrition } from '../../../contract/labels/label.ts'
import { nutrientNames } from '../../../contract/labels/label-words.ts'
import type { Product } from '../../../contract/products/product.ts'
import { fillPath, publicPaths } from '../../../contract/public-paths.ts'
import { phoneAddress } from '../../lib/contact-links.ts'
import { useSite } from '../../lib/site.ts'
import { listLabelFacts, listPackFacts } from './label-facts.ts'
import { VegMark } from './veg-mark.tsx'

type LabelSectionProps = { product: Product; label?: Label }

/** What stands on the pack, batch and dates excepted, so that it can be read before ordering. */
export function LabelSection({ product, label }: LabelSectionProps) {
  const { label: maker } = useSite().site
  if (!label && product.packAmount === undefined) return null
  return (
    <section aria-labelledby="label-says" className="border-t border-line pt-5">
      <h3 id="label-says" className="font-display text-subheading">
        What the label says
      </h3>
      <dl className="mt-3 grid gap-2.5 text-sm">
        {[...listPackFacts(product), ...(label ? listLabelFacts(label) : [])].map(
          ({ name, text, textTa }) => (
            <Fact key={name} name={name}>
              {name === 'Mark' && label?.veg && (
                <VegMark veg={label.veg} className="mr-2 inline size-4 align-[-0.15em]" />
              )}
              {text && <span className="whitespace-pre-line">{text}</span>}
              {textTa && (
                <span lang="ta" className="block">
                  {textTa}
                </span>
              )}
            </Fact>
          ),
        )}
        {(maker.makerName || maker.makerAddress) && (
          <Fact name="Made by">
            {[maker.makerName, maker.makerAddress].filter(Boolean).join(', ')}
          </Fact>
        )}
        {maker.fssai && <Fact name="FSSAI number">{maker.fssai}</Fact>}
        <ConsumerCare />
      </dl>
      {label?.nutrition && <NutritionTable nutrition={label.nutrition} />}
      <a
        href={fillPath(publicPaths.label, { productId: product._id })}
        className="mt-4 inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-6 print:hidden"
      >
        <span>
          The label in large letters, also in <span lang="ta">தமிழ்</span>
        </span>
      </a>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function ConsumerCare() {
  const { careName, carePhone, careEmail } = useSite().site.label
  if (!careName && !carePhone && !careEmail) return null
  return (
    <Fact name="Consumer care">
      {careName && <span className="block">{careName}</span>}
      {carePhone && (
        <a href={phoneAddress(carePhone)} className={contactLink}>
          {carePhone}
        </a>
      )}
      {careEmail && (
        <a href={`mailto:${careEmail}`} className={contactLink}>
          {careEmail}
        </a>
      )}
    </Fact>
  )
}

const contactLink = 'flex min-h-8 items-center underline underline-offset-4'

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const rows = Object.entries(nutrientNames) as [Nutrient, (typeof nutrientNames)[Nutrient]][]
  return (
    <table className="mt-5 w-full text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">Nutrition in 100 g</caption>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(([nutrient, { name, unit, isPart }]) => (
          <tr key={nutrient}>
            <th
              scope="row"
              className={isPart ? 'py-1 pl-4 text-left font-normal' : 'py-1 text-left font-medium'}
            >
              {name}
            </th>
            <td className="py-1 text-right">
              {nutrition[nutrient]} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
