import { useSite } from '../../lib/site.ts'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { MapEmbed } from './map.tsx'

export function MapSection() {
  const { site } = useSite()
  return (
    <Section labelledBy="map-heading" className="bg-paper-deep">
      <SectionHeading
        id="map-heading"
        title="Find Us On Map"
        aside={<address className="max-w-sm not-italic text-ink-soft">{site.address}</address>}
      />
      <MapEmbed />
    </Section>
  )
}
