import type { ReactNode } from 'react'

import type { Label, Nutrient, Nutrition } from '../../../contract/labels/label.ts'
import { nutrientNames } from '../../../contract/labels/label-words.ts'
import type { Product } from '../../../contract/products/product.ts'
import { phoneAddress } from '../../lib/contact-links.ts'
import { useSite } from '../../lib/site.ts'
import { listLabelFacts, listPackFacts } from './label-facts.ts'

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
              {name === 'Mark' && label?.veg && <VegMark veg={label.veg} />}
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

/** The mark as food law draws it: a green dot or a brown triangle in a square. */
function VegMark({ veg }: { veg: NonNullable<Label['veg']> }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="mr-2 inline size-4 align-[-0.15em]">
      <rect width="16" height="16" fill="#fff" />
      {veg === 'veg' ? (
        <g fill="#008000" stroke="#008000">
          <rect x="1" y="1" width="14" height="14" fill="none" strokeWidth="1.5" />
          <circle cx="8" cy="8" r="4" />
        </g>
      ) : (
        <g fill="#7b3f00" stroke="#7b3f00">
          <rect x="1" y="1" width="14" height="14" fill="none" strokeWidth="1.5" />
          <path d="M8 4l4 8H4z" />
        </g>
      )}
    </svg>
  )
}

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
