import type { ReactNode } from 'react'
import type { Label, Nutrient, Nutrition } from '../../../contract/labels/label.ts'
import { nutrientRows } from '../../../contract/labels/nutrients.ts'
import { fillPath, publicPaths } from '../../../contract/public-paths.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import { useSite } from '../../shop/site-data.ts'
import { useLanguage } from '../../words/words.ts'
import type { EarlyDetails } from '../products/card-data.ts'
import { VegMark } from '../products/details/veg-mark.tsx'
import { useProductsWords } from '../products/words/words.ts'
import { type Fact, listLabelFacts, listMakerFacts, listPackFacts } from './label-facts.ts'

type LabelSectionProps = { product: EarlyDetails; label?: Label }

/** Text of the pack, without batch and dates, to be read before ordering. */
export function LabelSection({ product, label }: LabelSectionProps) {
  const { label: maker } = useSite().shop
  const { label: words, details } = useProductsWords()
  const language = useLanguage()
  const { names } = words
  // The label has its part in Tamil below the English one.
  const part = language === 'ta' ? '#ta' : ''
  if (!label && product.packAmount === undefined) return null
  const facts = [
    ...listPackFacts(product, words),
    ...(label ? listLabelFacts(label, words) : []),
    ...listMakerFacts(maker, words),
  ]
  return (
    <section aria-labelledby="label-says" className="border-t border-line pt-5">
      <h3 id="label-says" className="font-display text-subheading">
        {words.title}
      </h3>
      <dl className="mt-3 grid gap-2.5 text-sm">
        {facts.map((fact) => (
          <Line key={fact.name} name={fact.name}>
            {fact.name === names.mark && label?.veg && (
              <VegMark veg={label.veg} className="mr-2 inline size-4 align-[-0.15em]" />
            )}
            {language === 'en' ? <BothTexts {...fact} /> : <TamilText {...fact} />}
          </Line>
        ))}
        <ConsumerCare />
      </dl>
      {label?.nutrition && <NutritionTable nutrition={label.nutrition} />}
      <a
        href={fillPath(publicPaths.label, { productId: product._id }) + part}
        className="mt-4 inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-6 print:hidden"
      >
        <span>
          {details.largeLabel}
          {language === 'en' && <span lang="ta">தமிழ்</span>}
        </span>
      </a>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(7.5rem,40%)_1fr] gap-x-3 [:root:lang(ta)_&]:grid-cols-[min(9rem,47%)_1fr]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** On an English page, as on the pack, what staff have written stands in both languages. */
function BothTexts({ text, textTa }: Fact) {
  return (
    <>
      {text && <span className="whitespace-pre-line">{text}</span>}
      {textTa && (
        <span lang="ta" className="block">
          {textTa}
        </span>
      )}
    </>
  )
}

/** Falls back to English for a text that staff have not written in Tamil. */
function TamilText({ text, textTa }: Fact) {
  const isEnglish = textTa === ''
  return (
    <span lang={isEnglish ? 'en' : undefined} className="whitespace-pre-line">
      {isEnglish ? text : (textTa ?? text)}
    </span>
  )
}

function ConsumerCare() {
  const { shop, internationalNumbers } = useSite()
  const { careName, carePhone, careEmail } = shop.label
  const { names } = useProductsWords().label
  const language = useLanguage()
  if (!careName && !carePhone && !careEmail) return null
  return (
    <Line name={names.care}>
      {careName && (
        <span className="block">
          {language === 'en' ? careName : <span lang="en">{careName}</span>}
        </span>
      )}
      {carePhone && (
        <a href={phoneAddress(carePhone, internationalNumbers)} className={contactLink}>
          {carePhone}
        </a>
      )}
      {careEmail && (
        <a href={`mailto:${careEmail}`} className={contactLink}>
          {careEmail}
        </a>
      )}
    </Line>
  )
}

const contactLink = 'flex min-h-11 items-center underline underline-offset-4'

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const { label: words } = useProductsWords()
  const rows = Object.entries(nutrientRows) as [Nutrient, (typeof nutrientRows)[Nutrient]][]
  return (
    <table className="mt-5 w-full text-sm tabular-nums">
      <caption className="pb-1 text-left font-semibold">{words.nutrition}</caption>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(([nutrient, { unit, isPart }]) => (
          <tr key={nutrient}>
            <th
              scope="row"
              className={isPart ? 'py-1 pl-4 text-left font-normal' : 'py-1 text-left font-medium'}
            >
              {words.nutrients[nutrient]}
            </th>
            <td className="py-1 text-right">
              {nutrition[nutrient]} {words.nutrientUnits[unit]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
