import { cleanText } from '../../../../../contract/fields.ts'
import type { SettingsUpdate, ShopSettings } from '../../../../../contract/settings/settings.ts'
import type { Story } from '../../../../../contract/settings/story.ts'
import { z } from '../../../../../contract/zod.ts'
import { english } from '../../../../words/en.ts'
import { tamil } from '../../../../words/ta.ts'
import { aboutEn } from '../../../shop/words/about-en.ts'
import { aboutTa } from '../../../shop/words/about-ta.ts'
import { siteEntries } from './entry-texts.ts'

/**
 * The site's default words name the year since which, the place where and the certificate with which its maker
 * presses. A new shop gives these facts once, in a few letters, and the words are rewritten with them; a fact
 * that is left blank is not mentioned.
 */
export const ownFactsSchema = z.object({
  since: cleanText(4),
  place: cleanText(30),
  placeTa: cleanText(30),
  certificate: cleanText(20),
})
export type OwnFacts = z.output<typeof ownFactsSchema>

/** Tells whether the site's default words about year, place and certificate are still in use. */
export function hasDefaultFacts({ story }: Pick<ShopSettings, 'story'>): boolean {
  return story.facts === undefined && story.heroLine === ''
}

/** The facts in the site's default words, as people read them. */
export const defaultFactsInWords = [
  ...english.home.facts.slice(0, 2).map(({ figure, text }) => `${text} ${figure}`),
  english.home.eyebrow,
].join(', ')

/** Settings with these facts in place of the site's. The shop's own texts stay. */
export function writeOwnFacts(facts: OwnFacts, story: Story): SettingsUpdate {
  const { since, place, certificate } = facts
  const placeTa = facts.placeTa || place
  const inWood = english.home.facts[2]
  const inWoodTa = tamil.home.facts[2]
  return {
    tagline: `Groundnut, sesame and coconut oil, pressed slowly in wood.${sentence([
      place && `In ${place}’s kitchens`,
      since && `${place ? 'since' : 'Since'} ${since}`,
    ])}`,
    taglineTa: `மரச்செக்கில் மெதுவாக ஆட்டிய கடலை, எள், தேங்காய் எண்ணெய்கள்.${sentence([
      since && `${since} முதல்`,
      placeTa,
    ])}`,
    story: {
      ...story,
      heroLine: place ? `Wood-pressed in ${place}` : 'Pressed in wood',
      heroLineTa: placeTa ? `${placeTa} மரச்செக்கில் ஆட்டியது` : 'மரச்செக்கில் ஆட்டியது',
      facts: [
        ...(since
          ? [{ figure: since, figureTa: since, text: 'in service since', textTa: 'முதல் சேவையில்' }]
          : []),
        ...(certificate
          ? [{ figure: certificate, figureTa: '', text: 'certified', textTa: 'தரச் சான்று' }]
          : []),
        {
          figure: inWood?.figure ?? '',
          figureTa: inWoodTa?.figure ?? '',
          text: inWood?.text ?? '',
          textTa: inWoodTa?.text ?? '',
        },
      ],
      teaserTitle: since ? `Pressed in wood, since ${since}` : 'Pressed in wood',
      teaserTitleTa: since ? `${since} முதல், மரச்செக்கில்` : 'மரச்செக்கில் ஆட்டியது',
      description: `Edible oils pressed slowly in wood${since && ` since ${since}`}, unrefined${
        certificate && ` and ${certificate} certified`
      }${place && `, from ${place}`}.`,
      descriptionTa: `${since && `${since} முதல் `}மரச்செக்கில் மெதுவாக ஆட்டிய, ரீஃபைன் செய்யாத சமையல் எண்ணெய்.${
        certificate && ` ${certificate} தரச் சான்று பெற்றது.`
      }${placeTa && ` ${placeTa}.`}`,
      benefits: writeBenefits(certificate),
      ...(story.aboutText || story.aboutTextTa ? {} : writeStory(facts)),
    },
  }
}

/** The reasons that come with the site: the last one names the certificate. */
function writeBenefits(certificate: string): Story['benefits'] {
  const [certified, ...others] = siteEntries.benefits().toReversed()
  const own = certificate && {
    ...certified,
    text: `${certificate}: the same care for every batch.`,
    textTa: `${certificate} தரச் சான்று உண்டு; ஒவ்வொரு முறையும் அதே கவனம்.`,
  }
  return [...others.toReversed(), ...(own ? [own] : [])] as Story['benefits']
}

/** The story that comes with the site, for a shop that has not told its own. */
function writeStory({ since, certificate }: OwnFacts): Pick<Story, 'aboutText' | 'aboutTextTa'> {
  const paragraphs = [
    `${since ? `Since ${since} we have pressed` : 'We press'} groundnut, sesame and coconut in wood, the slow way in which these oils have always been made.`,
    aboutEn.story[1],
    certificate &&
      `Our work is ${certificate} certified, so that what our customers take on trust can be read on paper as well.`,
  ]
  const paragraphsTa = [
    `${since && `${since} முதல் `}கடலை, எள், தேங்காயை மரச்செக்கில் ஆட்டுகிறோம்; இந்த எண்ணெய்கள் காலங்காலமாக எடுக்கப்பட்ட அதே மெதுவான வழியில்.`,
    aboutTa.story[1],
    certificate && `${certificate} தரச் சான்று பெற்றுள்ளோம்; வாடிக்கையாளர்கள் நம்பி ஏற்றதைக் காகிதத்திலும் படிக்கலாம்.`,
  ]
  const join = (texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n')
  return { aboutText: join(paragraphs), aboutTextTa: join(paragraphsTa) }
}

/** A further sentence made of the parts that are given; empty if there are none. */
function sentence(parts: string[]): string {
  const given = parts.filter(Boolean)
  return given.length > 0 ? ` ${given.join(' ')}.` : ''
}
