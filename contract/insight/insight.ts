import { countSchema, referenceSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'
import { searchOutcomes } from './count-kinds.ts'
import { insightDays } from './days.ts'

const daysMessage = messages.validation.oneOf(insightDays.map(String))

export const insightQuerySchema = z.object({
  days: z
    .enum(insightDays.map(String) as ['7', '30', '90'], { error: daysMessage })
    .default('7')
    .transform(Number)
    .meta({ description: 'The last so many days in India, today included', example: '7' }),
})

const figures = {
  opened: countSchema.meta({ description: 'Details of products opened', example: 120 }),
  added: countSchema.meta({ description: 'Products added to a list', example: 30 }),
  ordered: countSchema.meta({ description: 'Orders of one product on WhatsApp', example: 12 }),
  sent: countSchema.meta({ description: 'Lists sent', example: 4 }),
  pages: countSchema.meta({ description: 'Page views', example: 400 }),
  searches: countSchema.meta({ description: 'Searches', example: 50 }),
}

const figuresSchema = z.object(figures).meta({ id: 'InsightFigures' })
const totalsSchema = figuresSchema.extend({
  before: figuresSchema.meta({ description: 'The same of as many days before' }),
})
const { opened, added, ordered } = figures

export const insightSchema = z
  .object({
    days: countSchema.meta({ example: 7 }),
    totals: totalsSchema,
    wholeDays: totalsSchema.meta({
      description:
        'The totals without the last day of either: today is not over, so what rose and fell is told by these',
    }),
    products: z
      .array(
        z.object({
          product: referenceSchema,
          opened,
          added,
          ordered,
          byDay: z
            .array(countSchema)
            .meta({ description: 'For each of the days, how often any of the three' }),
        }),
      )
      .meta({ description: 'The most wanted first: added or ordered, and then opened' }),
    searches: z
      .array(
        z.object({
          words: z.string().meta({ description: 'Normalized', example: 'nalenei' }),
          times: countSchema.meta({ example: 3 }),
          found: countSchema.meta({ description: 'Products found, the last time', example: 0 }),
          how: z.enum(searchOutcomes).meta({ example: 'nothing' }),
        }),
      )
      .meta({ description: 'Asked on two days or three times; the most wanted first' }),
    byDay: z.array(z.object({ date: z.iso.date().meta({ example: '2026-11-25' }), ...figures })),
    isComparable: z.boolean().meta({
      description: 'Whether the days before were counted from the first of them on',
      example: true,
    }),
    isDemo: z
      .boolean()
      .meta({ description: 'Whether some of it was made up for the demo', example: false }),
  })
  .meta({ id: 'Insight' })

export type Figures = z.output<typeof figuresSchema>
export type Insight = z.output<typeof insightSchema>
