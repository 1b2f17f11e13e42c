import type { ReactNode } from 'react'
import type { Label, Nutrient } from '../../../contract/labels/label.ts'
import { nutrientRows } from '../../../contract/labels/nutrients.ts'
import type { LabelWords } from '../../../contract/labels/words.ts'
import { labelWordsEn } from '../../../contract/labels/words-en.ts'
import { labelWordsTa } from '../../../contract/labels/words-ta.ts'
import type { Product } from '../../../contract/products/product.ts'
import { listInternational } from '../../../contract/settings/phone-number.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'
import { phoneAddress } from '../../shop/contact-links.ts'
import { VegMark } from '../products/details/veg-mark.tsx'
import { type Fact, listLabelFacts, listMakerFacts, listPackFacts } from './label-facts.ts'

type FrameProps = { title: string; icon: string; styles: string; children: ReactNode }

/** A document of its own, without the site's styles and scripts: it is read on any phone, at once. */
export function LabelFrame({ title, icon, styles, children }: FrameProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href={icon} type="image/png" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}

type LabelledProduct = { product: Product; label: Label | undefined; maker: ShopSettings['label'] }

/** Label of a product, in English and then in Tamil. */
export function LabelContent(labelled: LabelledProduct) {
  const { name, nameTa } = labelled.product
  return (
    <>
      <h1>
        {name}
        {nameTa && <span lang="ta">{nameTa}</span>}
      </h1>
      <p>
        <a href="#ta" lang="ta">
          தமிழில்
        </a>
      </p>
      <LabelPart {...labelled} words={labelWordsEn} />
      <LabelPart {...labelled} words={labelWordsTa} />
    </>
  )
}

type PartProps = LabelledProduct & { words: LabelWords }

function LabelPart({ product, label, maker, words }: PartProps) {
  const { lang, title, names } = words
  const facts = [
    ...(label ? listLabelFacts(label, words) : []),
    ...listPackFacts(product, words),
    ...listMakerFacts(maker, words),
  ]
  return (
    <section lang={lang === 'ta' ? 'ta' : undefined} aria-labelledby={lang}>
      <h2 id={lang}>{title}</h2>
      <ul>
        {facts.map((fact) => (
          <Line key={fact.name} name={fact.name}>
            {fact.name === names.mark && label?.veg && <VegMark veg={label.veg} className="mark" />}
            <Text fact={fact} lang={lang} />
          </Line>
        ))}
        <ConsumerCare maker={maker} name={names.care} />
      </ul>
      {label?.nutrition && <Nutrients nutrition={label.nutrition} words={words} />}
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <b>{name}</b>
      {children}
    </li>
  )
}

/** Falls back to the other language for a text that staff have not written. */
function Text({ fact: { text, textTa }, lang }: { fact: Fact; lang: LabelWords['lang'] }) {
  if (textTa === undefined) return text
  const isTamil = (lang === 'ta' && textTa !== '') || text === ''
  return <span lang={isTamil ? 'ta' : 'en'}>{isTamil ? textTa : text}</span>
}

function ConsumerCare({ maker, name }: Pick<LabelledProduct, 'maker'> & { name: string }) {
  const { careName, carePhone, careEmail } = maker
  if (!careName && !carePhone && !careEmail) return null
  return (
    <Line name={name}>
      {careName && <span lang="en">{careName}</span>}
      {carePhone && (
        <a href={phoneAddress(carePhone, listInternational([carePhone]))}>{carePhone}</a>
      )}
      {careEmail && <a href={`mailto:${careEmail}`}>{careEmail}</a>}
    </Line>
  )
}

type NutrientsProps = { nutrition: NonNullable<Label['nutrition']>; words: LabelWords }

function Nutrients({ nutrition, words }: NutrientsProps) {
  return (
    <>
      <h3>{words.nutrition}</h3>
      <ul className="figures">
        {Object.entries(nutrientRows).map(([nutrient, { unit, isPart }]) => (
          <li key={nutrient} className={isPart && 'part'}>
            {words.nutrients[nutrient as Nutrient]}{' '}
            <b>
              {nutrition[nutrient as Nutrient]} {words.nutrientUnits[unit]}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}
