import { cleanText, requiredText } from '../fields.ts'
import { z } from '../zod.ts'
import { settingsLimits as max } from './limits.ts'
import { settingsMessages } from './messages.ts'

/**
 * Story of the shop. A blank text or absent list keeps the words that come with the site; an empty list removes
 * its part of the page.
 */

const text = (length: number, example: string) => cleanText(length).default('').meta({ example })
const title = (length: number, example: string) =>
  requiredText(length, settingsMessages.required, example)

const paragraphs = (example: string) =>
  cleanText(max.aboutText)
    .default('')
    .meta({ description: 'Blank lines part its paragraphs', example })

/** A list that may be absent. */
function entries<S extends z.ZodRawShape>(most: number, shape: S) {
  return z.array(z.object(shape)).max(most, settingsMessages.entries(most)).optional()
}

const factSchema = {
  figure: title(max.factFigure, '1975'),
  figureTa: text(max.factFigure, '1975'),
  text: text(max.factText, 'in service since'),
  textTa: text(max.factText, 'முதல் சேவையில்'),
}

const oilSchema = {
  name: title(max.oilName, 'Groundnut'),
  nameTa: text(max.oilName, 'கடலை எண்ணெய்'),
  besideTa: text(max.oilName, 'நிலக்கடலையில் ஆட்டியது').meta({
    description: 'Beside the name on Tamil pages; on English ones the Tamil name stands there',
  }),
  text: text(max.oilText, 'Pale gold, for everything that fries.'),
  textTa: text(max.oilText, 'பொரிக்கும் எல்லாவற்றுக்கும்.'),
}

const pointSchema = {
  title: title(max.pointTitle, 'Pressed in wood'),
  titleTa: text(max.pointTitle, 'மரத்தில் ஆட்டியது'),
  text: text(max.pointText, 'Wood stays cool where steel grows hot.'),
  textTa: text(max.pointText, 'இரும்பு சூடாகும்; மரம் சூடாகாது.'),
}

export const storySchema = z.object({
  heroLine: text(max.heroLine, 'Wood-pressed in Erode'),
  heroLineTa: text(max.heroLine, 'ஈரோடு மரச்செக்கில் ஆட்டியது'),
  heroTitle: text(max.heroTitle, 'Oil, the way the wood gives it.'),
  heroText: text(max.heroText, 'Crushed slowly, left to settle.'),
  heroTitleTa: text(max.heroTitle, 'மரச்செக்கு தரும் எண்ணெய், அப்படியே.'),
  heroTextTa: text(max.heroText, 'மெதுவாக ஆட்டி, தெளிய வைத்தது.'),
  facts: entries(max.facts, factSchema),
  teaserTitle: text(max.storyTitle, 'One press, one village'),
  teaserTitleTa: text(max.storyTitle, 'ஒரே செக்கு, ஒரே ஊர்'),
  teaserText: text(max.teaserText, 'We press as we always have.'),
  teaserTextTa: text(max.teaserText, 'அன்று போலவே இன்றும் ஆட்டுகிறோம்.'),
  aboutTitle: text(max.aboutTitle, 'Our Story'),
  aboutText: paragraphs('In 1975 …'),
  aboutTitleTa: text(max.aboutTitle, 'எங்கள் கதை'),
  aboutTextTa: paragraphs('1975-இல் …'),
  oilsTitle: text(max.storyTitle, 'Three oils'),
  oilsTitleTa: text(max.storyTitle, 'மூன்று எண்ணெய்கள்'),
  oils: entries(max.oils, oilSchema),
  motto: text(max.motto, 'We bottle what we eat.'),
  mottoTa: text(max.motto, 'நாங்கள் உண்பதையே நிரப்புகிறோம்.'),
  whyTitle: text(max.storyTitle, 'Why choose us'),
  whyTitleTa: text(max.storyTitle, 'ஏன் எங்கள் எண்ணெய்?'),
  benefits: entries(max.benefits, pointSchema),
  differencesTitle: text(max.storyTitle, 'How we are different'),
  differencesTitleTa: text(max.storyTitle, 'எங்கள் தனித்தன்மை'),
  differences: entries(max.differences, pointSchema),
  description: text(max.description, 'Wood-pressed oils from Erode.').meta({
    description: 'What search engines and link previews say of the shop',
  }),
  descriptionTa: text(max.description, 'ஈரோட்டிலிருந்து மரச்செக்கு எண்ணெய்.'),
})

export type Story = z.output<typeof storySchema>
export type StoryPoint = NonNullable<Story['benefits']>[number]

/** The story of a shop that has written none. */
export const blankStory: Story = storySchema.parse({})
