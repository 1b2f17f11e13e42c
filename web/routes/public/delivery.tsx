import type { Delivery, DeliveryZone } from '../../../contract/delivery/delivery.ts'
import { writeDays } from '../../../contract/delivery/words.ts'
import { languageOfPath } from '../../../contract/language.ts'
import { formatRupees } from '../../../contract/prices/money.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { inOneLanguage } from '../../../contract/text/in-one-language.ts'
import { DeliveryTrial } from '../../features/shop/delivery-trial.tsx'
import type { DeliveryPageWords } from '../../features/shop/words/delivery-en.ts'
import { requireWebContext } from '../../requests/load-context.ts'
import { type DescribedSite, describeTrail, describeWebPage } from '../../seo/json-ld.ts'
import { pageMeta } from '../../seo/seo.ts'
import { useSite } from '../../shop/site-data.ts'
import { languageOf } from '../../text/language-of.ts'
import { ShopText, textIn } from '../../text/shop-text.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { findWords, useLanguage, useWords } from '../../words/words.ts'
import type { Route } from './+types/delivery'

export function loader({ context, request }: Route.LoaderArgs): Delivery {
  const { delivery } = requireWebContext(context).shop
  return inOneLanguage(delivery, languageOfPath(new URL(request.url).pathname))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { charges, description } = findWords(matches, 'delivery')
  return pageMeta(matches, {
    title: charges.title,
    description,
    path: publicPaths.delivery,
    hidden: !loaderData?.zones.length,
  })
}

/** Zones and charges, for those who read them without script, or before they choose. */
export default function DeliveryPage({ loaderData: delivery, matches }: Route.ComponentProps) {
  const words = findWords(matches, 'delivery')
  const { zones, packing, note, noteTa } = delivery
  const { title, inChat, zones: eyebrow } = words.charges
  const layoutWords = useWords()
  const site = { ...useSite(), words: layoutWords }
  const shownNote = textIn(layoutWords.language, { en: note, ta: noteTa })
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <StructuredData data={import.meta.env.SSR ? describePage(site, words) : undefined} />
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="font-display text-title">{title}</h1>
      {zones.length === 0 && <p className="mt-4 text-lead">{inChat}.</p>}
      {shownNote.text && (
        <p lang={shownNote.lang} className="mt-4 max-w-prose text-ink-soft">
          {shownNote.text}
        </p>
      )}
      {zones.length > 0 && (
        <p className="mt-4 max-w-prose">
          {packing > 0 && words.byWeight(packing)}
          {words.isEstimate}
        </p>
      )}
      {zones.length > 0 && <DeliveryTrial rules={delivery} words={words} />}
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        {zones.map((zone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two zones may have one name
          <Zone key={index} zone={zone} words={words} />
        ))}
      </div>
    </div>
  )
}

function Zone({ zone, words }: { zone: DeliveryZone; words: DeliveryPageWords }) {
  const { name, nameTa, prefixes, slabs, perKgBeyond, freeFrom, days, by } = zone
  const { charges } = words
  const isEnglish = useLanguage() === 'en'
  const shownName = <ShopText en={name} ta={nameTa} />
  const last = slabs.at(-1)?.upTo ?? 0
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-card p-5 wrap-anywhere">
      <div>
        <h2 className="font-display text-subheading">{shownName}</h2>
        {nameTa && isEnglish && (
          <p lang="ta" className="text-ink-soft">
            {nameTa}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {prefixes.length > 0 && words.pinCodes(prefixes.join(', '))}
      </p>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">
          {words.chargesFor[0]}
          {shownName}
          {words.chargesFor[1]}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.weight}</th>
            <th scope="col">{words.charge}</th>
          </tr>
        </thead>
        <tbody>
          {slabs.map(({ upTo, charge }) => (
            <Step
              key={upTo}
              weight={words.upTo(upTo / 1000)}
              charge={charge === 0 ? charges.free : charges.about(formatRupees(charge))}
            />
          ))}
          <Step
            weight={words.above(last / 1000)}
            charge={
              perKgBeyond === undefined ? charges.inChat : words.eachKilo(formatRupees(perKgBeyond))
            }
          />
        </tbody>
      </table>
      {freeFrom !== undefined && (
        <p className="font-medium text-leaf-ink">{words.freeFrom(formatRupees(freeFrom))}</p>
      )}
      <p>
        {writeDays(days, charges)}
        {by && (
          <>
            {`, ${words.by[0]}`}
            <Carrier name={by} />
            {words.by[1]}
          </>
        )}
      </p>
    </section>
  )
}

/** Carrier by name, which is the same in any language. */
function Carrier({ name }: { name: string }) {
  return useLanguage() === 'en' || languageOf(name) ? name : <span lang="en">{name}</span>
}

function Step({ weight, charge }: { weight: string; charge: string }) {
  return (
    // Two lines where a phone has no room for both in one.
    <tr className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2">
      <th scope="row" className="font-normal">
        {weight}
      </th>
      <td className="grow text-right font-medium">{charge}</td>
    </tr>
  )
}

function describePage(site: DescribedSite, { charges: { title } }: DeliveryPageWords) {
  const path = publicPaths.delivery
  return [
    describeWebPage(site, 'WebPage', { title, path }),
    describeTrail(site, [{ name: title, path }]),
  ]
}
