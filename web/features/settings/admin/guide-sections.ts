import { settingsLimits as max } from '../../../../contract/settings/settings-limits.ts'
import type { Section } from './section-types.ts'
import { flatSection, objectSection, sections } from './sections.ts'
import { storySection } from './story-sections.ts'

const phone = { type: 'phone', hint: '+91 and the number' } as const

/** What a new shop is asked of the settings: of each only what it needs at first. */
export const guideSections: Record<
  'name' | 'whatsapp' | 'hours' | 'story' | 'delivery' | 'label',
  Section
> = {
  name: flatSection('guide-name', 'Your shop', [
    { name: 'name', label: 'Name', max: max.name, required: true },
    { name: 'nameTa', label: 'Name in Tamil', max: max.name },
  ]),
  whatsapp: whatsappSection(),
  hours: requireSection('hours'),
  story: storySection('guide-story', 'Your story', [
    {
      name: 'aboutText',
      label: 'Your story',
      max: max.aboutText,
      rows: 7,
      hint: 'A blank line starts a new paragraph',
    },
    { name: 'aboutTextTa', label: 'Your story in Tamil', max: max.aboutText, rows: 7 },
  ]),
  delivery: requireSection('delivery'),
  label: objectSection('label', 'guide-label', 'Who makes it', [
    { name: 'makerName', label: 'Maker', max: max.makerName },
    { name: 'makerAddress', label: 'Address of the maker', max: max.makerAddress, rows: 3 },
    { name: 'fssai', label: 'FSSAI number', max: 20, hint: '14 digits' },
  ]),
}

/** A phone is called by the number of its chats, unless another is given. */
function whatsappSection(): Section {
  const section = flatSection('guide-whatsapp', 'How customers reach you', [
    { name: 'whatsapp', label: 'WhatsApp', required: true, ...phone },
    { name: 'phone', label: 'Phone', ...phone, hint: 'Leave blank to use the same number' },
  ])
  return {
    ...section,
    toUpdate: ({ whatsapp = '', phone = '' }) => ({
      whatsapp: String(whatsapp),
      phone: String(phone).trim() === '' ? String(whatsapp) : String(phone),
    }),
  }
}

function requireSection(path: string): Section {
  const section = sections.find((section) => section.path === path)
  if (!section) throw new Error(`No section of the settings is called ${path}`)
  return section
}
