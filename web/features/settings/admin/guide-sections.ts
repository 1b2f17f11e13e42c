import type { ShopSettings } from '../../../../contract/settings/settings.ts'
import type { Story } from '../../../../contract/settings/story.ts'
import type { Section, SettingField } from './section-types.ts'
import { flatSection, objectSection, sections } from './sections.ts'
import { storySection } from './story-sections.ts'
import {
  defaultFactsInWords,
  hasDefaultFacts,
  ownFactsSchema,
  writeOwnFacts,
} from './texts/own-facts.ts'

/** Settings of a new shop, section by section: only the fields needed at first. */
const guideSections: Record<
  'name' | 'whatsapp' | 'hours' | 'story' | 'delivery' | 'label',
  Section
> = {
  name: flatSection('guide-name', 'Your shop', pickFields('shop', ['name', 'nameTa'])),
  whatsapp: whatsappSection(),
  hours: requireSection('hours'),
  story: toldSection(),
  delivery: requireSection('delivery'),
  label: objectSection(
    'label',
    'guide-label',
    'Who makes it',
    pickFields('label', ['makerName', 'makerAddress', 'fssai']),
  ),
}

/** A phone is called by the number of its chats, unless another is given. */
function whatsappSection(): Section {
  const section = flatSection('guide-whatsapp', 'How customers reach you', [
    ...pickFields('contact', ['whatsapp']),
    { name: 'phone', label: 'Phone', type: 'phone', hint: 'Leave blank to use the same number' },
  ])
  return {
    ...section,
    toUpdate: ({ whatsapp = '', phone = '' }) => ({
      whatsapp: String(whatsapp),
      phone: String(phone).trim() === '' ? String(whatsapp) : String(phone),
    }),
  }
}

function storyFields(): SettingField[] {
  return pickFields('texts', ['aboutText', 'aboutTextTa']).map(({ hint, ...field }) => ({
    ...field,
    rows: 5,
    ...(hint && { hint: 'A blank line starts a new paragraph' }),
  }))
}

function toldSection(): Section {
  return storySection('guide-story', 'Your story', storyFields())
}

/** Asks also for the facts that the site's default story states, as long as the shop shows that story. */
function factsSection(): Section {
  const story = toldSection()
  return {
    ...story,
    title: 'What is true of you?',
    note: `The site says now: ${defaultFactsInWords}. What you leave blank here it says no more.`,
    fields: [
      { name: 'since', label: 'Year in which you began', max: 4, hint: 'Like 1988' },
      { name: 'place', label: 'Town or village', max: 30 },
      { name: 'placeTa', label: 'Town or village in Tamil', max: 30 },
      { name: 'certificate', label: 'Certificate', max: 20, hint: 'Blank for none' },
      ...storyFields(),
    ],
    valuesSchema: ownFactsSchema,
    toValues: (settings) => ({
      ...story.toValues(settings),
      since: '',
      place: '',
      placeTa: '',
      certificate: '',
    }),
    toUpdate: ({ since, place, placeTa, certificate, ...values }) => {
      const facts = ownFactsSchema.safeParse({ since, place, placeTa, certificate })
      const told = story.toUpdate(values)
      return facts.success && told.story ? writeOwnFacts(facts.data, told.story as Story) : told
    },
  }
}

/** The section that a step of the guide shows to a shop with these settings. */
export function guideSection(
  step: keyof typeof guideSections,
  settings: Pick<ShopSettings, 'story'>,
): Section {
  return step === 'story' && hasDefaultFacts(settings) ? factsSection() : guideSections[step]
}

/** Picks the fields of a section that the guide asks for. */
function pickFields(path: string, names: string[]): SettingField[] {
  return requireSection(path).fields.filter(({ name }) => names.includes(name))
}

function requireSection(path: string): Section {
  const section = sections.find((section) => section.path === path)
  if (!section) throw new Error(`No section of the settings is called ${path}`)
  return section
}
