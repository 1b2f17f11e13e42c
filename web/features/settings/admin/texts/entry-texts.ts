import type { Story } from '../../../../../contract/settings/story.ts'
import { english } from '../../../../words/en.ts'
import { tamil } from '../../../../words/ta.ts'
import { aboutEn } from '../../../shop/words/about-en.ts'
import { aboutTa } from '../../../shop/words/about-ta.ts'

/** The lists of the shop's story. */
export const storyLists = ['facts', 'oils', 'benefits', 'differences'] as const
export type StoryList = (typeof storyLists)[number]
/** An entry of a list as it is typed. */
export type Entry = Record<string, string>

/** A list as the text that a form holds: blank where the words of the site stand in its place. */
export function formatEntries(entries: Entry[] | undefined): string {
  return entries ? JSON.stringify(entries) : ''
}

export function parseEntries(text: string): Entry[] | undefined {
  return text === '' ? undefined : JSON.parse(text)
}

/** A list as people read it. */
export function describeEntries(text: string): string {
  const entries = parseEntries(text)
  if (!entries) return 'The words of the site'
  if (entries.length === 0) return 'Left out'
  return entries.map(({ title, name, figure }) => title ?? name ?? figure).join(', ')
}

/** The words of the site as entries, for somebody who begins from them. */
export const siteEntries: Record<StoryList, () => Entry[]> = {
  facts: () => pair(english.home.facts, tamil.home.facts),
  oils: () =>
    pair(aboutEn.oils, aboutTa.oils).map(({ beside: _, besideTa = '', ...oil }) => ({
      ...oil,
      besideTa,
    })),
  benefits: () => pair(aboutEn.benefits, aboutTa.benefits),
  differences: () => pair(aboutEn.differences, aboutTa.differences),
}

function pair(inEnglish: Entry[], inTamil: Entry[]): Entry[] {
  return inEnglish.map((entry, index) => {
    const other = Object.entries(inTamil[index] ?? {}).map(([name, text]) => [`${name}Ta`, text])
    return { ...entry, ...Object.fromEntries(other) }
  })
}

/** The values of a form on the story: all of it, because it is saved whole. */
export function toStoryValues(story: Story): Record<string, string> {
  const lists = storyLists.map((list) => [list, formatEntries(story[list])])
  return { ...story, ...Object.fromEntries(lists) }
}

export function toStory(values: Record<string, unknown>): Story {
  const lists = storyLists.map((list) => [list, parseEntries(String(values[list] ?? ''))])
  return { ...values, ...Object.fromEntries(lists) } as Story
}
