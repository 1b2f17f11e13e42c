import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { HighlightsCarousel } from './highlights-carousel.tsx'
import type { Highlights } from './load-highlights.ts'

/** The home page's gallery section, in each of its states. */
export function HighlightsSection({ highlights }: { highlights: Highlights }) {
  return (
    <Section labelledBy="highlights-heading">
      <SectionHeading
        id="highlights-heading"
        eyebrow="At the mill and in the fields"
        title="From Our Gallery"
        aside={<TextLink to={pagePaths.gallery}>View Full Gallery</TextLink>}
      />
      {highlights.error ? (
        <ErrorState message={highlights.error} />
      ) : highlights.items.length === 0 ? (
        <EmptyState illustrated title={messages.gallery.none} />
      ) : (
        <HighlightsCarousel items={highlights.items} />
      )}
    </Section>
  )
}
