import { contactAnchor } from '../../../contract/paths.ts'
import { Section, SectionHeading } from '../../ui/section.tsx'
import { ContactCards } from './contact-cards.tsx'
import { HoursCard } from './hours-card.tsx'

/** The home page's contact section. */
export function ContactSection() {
  return (
    <Section id={contactAnchor} labelledBy="contact-heading">
      <SectionHeading id="contact-heading" eyebrow="Vanakkam" title="Come and talk to us" />
      <div className="grid gap-5 md:grid-cols-[1.35fr_1fr]">
        <ContactCards />
        <HoursCard />
      </div>
    </Section>
  )
}
