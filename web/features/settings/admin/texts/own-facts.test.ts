import { describe, expect, it } from 'vitest'
import { settingsUpdateSchema } from '../../../../../contract/settings/settings.ts'
import { blankStory } from '../../../../../contract/settings/story.ts'
import { type OwnFacts, ownFactsSchema, writeOwnFacts } from './own-facts.ts'

const siteFacts = /1975|9001|Coimbatore|கோயம்புத்தூர்|ஐஎஸ்ஓ/
const nothing: OwnFacts = { since: '', place: '', placeTa: '', certificate: '' }
const erode = { since: '1988', place: 'Erode', placeTa: 'ஈரோடு', certificate: 'AGMARK' }

describe('words', () => {
  it.each([
    ['of a shop that has answered all', erode],
    ['of a shop that has answered nothing', nothing],
    ['of a shop that has a year alone', { ...nothing, since: '1988' }],
    ['of a shop that has a place alone', { ...nothing, place: 'Erode' }],
  ])('the words %s claim nothing of their first maker', (_, facts) => {
    const written = writeOwnFacts(facts, blankStory)
    expect(JSON.stringify(written)).not.toMatch(siteFacts)
    expect(JSON.stringify(written)).not.toMatch(/undefined|null| {2}|since \D|\bin [.,]/)
    const texts = written.story as Record<string, unknown>
    for (const name of ['heroLine', 'teaserTitle', 'description', 'aboutText'])
      expect([texts[name], texts[`${name}Ta`]], name).not.toContain('')
  })

  it('the words that come with the site say what is true of the shop, in both languages', () => {
    const { story, tagline, taglineTa } = writeOwnFacts(erode, blankStory)
    expect([story?.heroLine, story?.heroLineTa]).toEqual([
      'Wood-pressed in Erode',
      'ஈரோடு மரச்செக்கில் ஆட்டியது',
    ])
    expect([tagline, taglineTa].join()).toMatch(
      /In Erode’s kitchens since 1988\..*1988 முதல் ஈரோடு\./,
    )
    expect(story?.facts?.map(({ figure }) => figure)).toEqual(['1988', 'AGMARK', 'Marachekku'])
    expect(story?.benefits?.at(-1)).toMatchObject({
      text: 'AGMARK: the same care for every batch.',
    })
  })

  it('the words that come with the site fit where they stand, however long the answers are', () => {
    const longest = ownFactsSchema.parse({
      since: '1988',
      place: 'x'.repeat(30),
      placeTa: 'ஊ'.repeat(30),
      certificate: 'x'.repeat(20),
    })
    expect(settingsUpdateSchema.safeParse(writeOwnFacts(longest, blankStory)).error).toBeUndefined()
    expect(ownFactsSchema.safeParse({ ...longest, place: 'x'.repeat(31) }).success).toBe(false)
  })

  it('the words that come with the site leave the story that the shop has told', () => {
    const told = { ...blankStory, aboutText: 'My father set up the press.' }
    expect(writeOwnFacts(nothing, told).story?.aboutText).toBe('My father set up the press.')
  })
})
