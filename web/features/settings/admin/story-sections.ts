import { settingsLimits as max } from '../../../../contract/settings/limits.ts'
import type { SettingsUpdate } from '../../../../contract/settings/settings.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import type { EntryPart, Section, SettingField } from './section-types.ts'
import { toStory, toStoryValues } from './texts/entry-texts.ts'

/** Settings of the shop's story: several sections of one object, which is saved whole. */
export function storySection(path: string, title: string, fields: SettingField[]): Section {
  return {
    path,
    title,
    fields,
    toValues: ({ story }) => toStoryValues(story) as Values,
    toUpdate: (values) => ({ story: toStory(values) }) as SettingsUpdate,
  }
}

/** A text, and its Tamil below it. */
function inBoth(field: SettingField & { name: string; label: string }): SettingField[] {
  const { hint: _, ...tamil } = field
  return [field, { ...tamil, name: `${field.name}Ta`, label: `${field.label} in Tamil` }]
}

function partInBoth(part: EntryPart): EntryPart[] {
  return [part, { ...part, name: `${part.name}Ta`, label: `${part.label} in Tamil` }]
}

const pointParts = [
  ...partInBoth({ name: 'title', label: 'Title', max: max.pointTitle }),
  ...partInBoth({ name: 'text', label: 'Text', max: max.pointText, rows: 3 }),
]
const blankForSite = 'Blank for the words that come with the site'

export const storySections: Section[] = [
  storySection('texts', 'Texts', [
    { name: 'heroTitle', label: 'Title of the home page', max: max.heroTitle },
    { name: 'heroTitleTa', label: 'Title of the home page in Tamil', max: max.heroTitle },
    { name: 'heroText', label: 'Below it', max: max.heroText, rows: 3 },
    { name: 'heroTextTa', label: 'Below it, in Tamil', max: max.heroText, rows: 3 },
    { name: 'aboutTitle', label: 'Title of the about page', max: max.aboutTitle },
    { name: 'aboutTitleTa', label: 'Title of the about page in Tamil', max: max.aboutTitle },
    {
      name: 'aboutText',
      label: 'Your story',
      max: max.aboutText,
      rows: 12,
      hint: 'A blank line starts a new paragraph. Leave blank to use the standard text.',
    },
    { name: 'aboutTextTa', label: 'Your story in Tamil', max: max.aboutText, rows: 12 },
  ]),
  storySection('home', 'Home page', [
    ...inBoth({
      name: 'heroLine',
      label: 'Line above the title',
      max: max.heroLine,
      hint: blankForSite,
    }),
    {
      name: 'facts',
      label: 'Facts',
      type: 'entries',
      entry: 'Fact',
      max: max.facts,
      parts: [
        ...partInBoth({ name: 'figure', label: 'Figure', max: max.factFigure }),
        ...partInBoth({ name: 'text', label: 'What it says', max: max.factText }),
      ],
    },
    ...inBoth({ name: 'teaserTitle', label: 'Title about you', max: max.storyTitle }),
    ...inBoth({ name: 'teaserText', label: 'Text about you', max: max.teaserText, rows: 4 }),
    ...inBoth({
      name: 'description',
      label: 'Description',
      max: max.description,
      rows: 3,
      hint: 'Shown by search engines and in links in chats',
    }),
  ]),
  storySection('about', 'About page', [
    ...inBoth({
      name: 'oilsTitle',
      label: 'Title of the oils',
      max: max.storyTitle,
      hint: blankForSite,
    }),
    {
      name: 'oils',
      label: 'Oils',
      type: 'entries',
      entry: 'Oil',
      max: max.oils,
      parts: [
        ...partInBoth({ name: 'name', label: 'Name', max: max.oilName }),
        { name: 'besideTa', label: 'Beside it, in Tamil', max: max.oilName },
        ...partInBoth({ name: 'text', label: 'Text', max: max.oilText, rows: 3 }),
      ],
    },
    ...inBoth({ name: 'motto', label: 'Motto', max: max.motto, rows: 2 }),
    ...inBoth({ name: 'whyTitle', label: 'Title of the reasons', max: max.storyTitle }),
    {
      name: 'benefits',
      label: 'Reasons to choose you',
      type: 'entries',
      entry: 'Reason',
      max: max.benefits,
      parts: pointParts,
    },
    ...inBoth({
      name: 'differencesTitle',
      label: 'Title of the differences',
      max: max.storyTitle,
    }),
    {
      name: 'differences',
      label: 'What is different',
      type: 'entries',
      entry: 'Difference',
      max: max.differences,
      parts: pointParts,
    },
  ]),
]
