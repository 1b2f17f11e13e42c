import { type MouseEvent, useState } from 'react'
import mapPicture from '../../assets/map.svg'
import { directionsAddress } from '../../shop/contact-links.ts'
import { useSite } from '../../shop/site-data.ts'
import { ShopText, textIn } from '../../text/shop-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DirectionsIcon, MapPinIcon } from '../../ui/icons/page-icons.tsx'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { useReachWords } from './words/reach-words.ts'

/** A drawn map, until the visitor asks for the real one, which another host serves. */
export function MapEmbed() {
  const { shop } = useSite()
  const { language, contact } = useReachWords()
  const name = textIn(language, { en: shop.name, ta: shop.nameTa })
  // A Tamil page has no English address where there is a Tamil one.
  const address = shop.address || shop.addressTa
  const [shown, setShown] = useState(false)

  const show = (event: MouseEvent) => {
    event.preventDefault()
    setShown(true)
  }

  const links = (
    <div className="flex flex-wrap gap-3 p-5 card:p-7">
      {/* Without JavaScript the map opens in a new tab. */}
      <a
        href={shop.mapUrl}
        target="_blank"
        rel="noopener noreferrer"
        onClick={shown ? undefined : show}
        className="inline-flex min-h-11 items-center gap-2 rounded-full bg-wood px-5 text-[0.9375rem] font-semibold text-on-wood shadow-float transition-colors hover:bg-wood-soft"
      >
        <MapPinIcon className="size-4.5" />
        {shown ? contact.openMap : contact.showMap}
      </a>
      {address && (
        <ButtonLink to={directionsAddress(address)} variant="honey" className="shadow-float">
          <DirectionsIcon className="size-4.5" />
          {contact.directions}
        </ButtonLink>
      )}
    </div>
  )

  return (
    <div className="overflow-hidden rounded-sheet border-6 border-card bg-paper-deep shadow-lift md:border-10">
      <div className="relative grid aspect-4/5 card:aspect-16/10">
        <img
          src={mapPicture}
          alt=""
          width={1600}
          height={1000}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
        {shown && (
          <iframe
            src={shop.mapUrl}
            title={contact.mapOf(name.text)}
            referrerPolicy="no-referrer"
            className="relative size-full"
          />
        )}
        {!shown && <div className="absolute inset-x-0 bottom-0">{links}</div>}
      </div>
      {/* Shown below the map, in case it does not load. */}
      {shown && links}
    </div>
  )
}

export function MapSection() {
  const { shop } = useSite()
  const { contact } = useReachWords()
  if (!shop.mapUrl) return null
  return (
    <Section labelledBy="map-heading" className="bg-paper-deep">
      <SectionHeading
        id="map-heading"
        title={contact.map}
        aside={
          <address className="max-w-sm not-italic text-ink-soft">
            <ShopText en={shop.address} ta={shop.addressTa} />
          </address>
        }
      />
      <MapEmbed />
    </Section>
  )
}
