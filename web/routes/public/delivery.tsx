import type { DeliveryZone } from '../../../contract/delivery/delivery.ts'
import { writeDays } from '../../../contract/delivery/delivery-words.ts'
import { deliveryWordsEn } from '../../../contract/delivery/delivery-words-en.ts'
import { formatRupees } from '../../../contract/prices/money.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { describeTrail } from '../../lib/json-ld.ts'
import { requireWebContext } from '../../lib/load-context.ts'
import { pageMeta } from '../../lib/seo.ts'
import { useSite } from '../../lib/site.ts'
import { Eyebrow } from '../../ui/section.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/delivery'

export function loader({ context }: Route.LoaderArgs) {
  return requireWebContext(context).site.delivery
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: deliveryWordsEn.title,
    description: 'Where we send oil to, how long it takes, and what it costs by weight.',
    path: publicPaths.delivery,
    hidden: !loaderData?.zones.length,
  })

const trail = [{ name: deliveryWordsEn.title, path: publicPaths.delivery }]

/** Zones and charges, for those who read them without script, or before they choose. */
export default function DeliveryPage({
  loaderData: { zones, packing, note, noteTa },
}: Route.ComponentProps) {
  const facts = useSite()
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-6 md:pt-12">
      <StructuredData data={import.meta.env.SSR ? describeTrail(facts, trail) : undefined} />
      <Eyebrow>{deliveryWordsEn.zones}</Eyebrow>
      <h1 className="font-display text-title">{deliveryWordsEn.title}</h1>
      {zones.length === 0 && <p className="mt-4 text-lead">{deliveryWordsEn.inChat}.</p>}
      {note && <p className="mt-4 max-w-prose text-ink-soft">{note}</p>}
      {noteTa && (
        <p lang="ta" className="mt-1 max-w-prose text-ink-soft">
          {noteTa}
        </p>
      )}
      {zones.length > 0 && (
        <p className="mt-4 max-w-prose">
          {packing > 0 && `By the weight of the parcel: that of the goods and ${packing} % more. `}
          The charges are about what it comes to; we tell the exact one in the chat.
        </p>
      )}
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        {zones.map((zone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two zones may have one name
          <Zone key={index} zone={zone} />
        ))}
      </div>
    </div>
  )
}

function Zone({ zone }: { zone: DeliveryZone }) {
  const { name, nameTa, prefixes, slabs, perKgBeyond, freeFrom, days, by } = zone
  const last = slabs.at(-1)?.upTo ?? 0
  return (
    <section className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-card p-5 wrap-anywhere">
      <div>
        <h2 className="font-display text-subheading">{name}</h2>
        {nameTa && (
          <p lang="ta" className="text-ink-soft">
            {nameTa}
          </p>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {prefixes.length > 0 && `PIN codes that begin with ${prefixes.join(', ')}`}
      </p>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">{`Charges for ${name}`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Weight</th>
            <th scope="col">Charge</th>
          </tr>
        </thead>
        <tbody>
          {slabs.map(({ upTo, charge }) => (
            <Step key={upTo} weight={`Up to ${upTo / 1000} kg`} charge={writeAbout(charge)} />
          ))}
          <Step
            weight={`Above ${last / 1000} kg`}
            charge={
              perKgBeyond === undefined
                ? deliveryWordsEn.inChat
                : `${formatRupees(perKgBeyond)} more for each started kg`
            }
          />
        </tbody>
      </table>
      {freeFrom !== undefined && (
        <p className="font-medium text-leaf-ink">{`Free from ${formatRupees(freeFrom)} of goods`}</p>
      )}
      <p>{[writeDays(days, deliveryWordsEn), by && `by ${by}`].filter(Boolean).join(', ')}</p>
    </section>
  )
}

function Step({ weight, charge }: { weight: string; charge: string }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="whitespace-nowrap py-2 pr-3 font-normal">
        {weight}
      </th>
      <td className="py-2 text-right font-medium">{charge}</td>
    </tr>
  )
}

function writeAbout(charge: number): string {
  return charge === 0 ? 'free' : `about ${formatRupees(charge)}`
}
