import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FeaturedCarousel } from './featured-carousel.tsx'
import type { Featured } from './load-featured.ts'

/** The home page's featured products, in each of their states. */
export function FeaturedSection({ featured }: { featured: Featured }) {
  return (
    <Section labelledBy="featured-heading">
      <SectionHeading
        id="featured-heading"
        eyebrow="Straight from the press"
        title="Featured Products"
        aside={<TextLink to={pagePaths.products}>All products</TextLink>}
      />
      {featured.error ? (
        <ErrorState message={messages.product.errorPrefix + featured.error} />
      ) : featured.total === 0 ? (
        <EmptyState
          illustrated
          title={messages.product.noFeatured}
          text={messages.product.noFeaturedHint}
        />
      ) : (
        <FeaturedCarousel featured={featured} />
      )}
    </Section>
  )
}
