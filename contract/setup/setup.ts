import { timeSchema } from '../fields.ts'
import { z } from '../zod.ts'
import { setupMessages } from './messages.ts'
import { type SetupKey, setupKeys, skippableSteps } from './setup-steps.ts'

const isOpen = z.boolean().meta({ description: 'Whether visitors see the shop', example: true })
const skipped = z
  .array(z.enum(skippableSteps, setupMessages.skipped))
  .max(skippableSteps.length, setupMessages.skipped)
  .overwrite((keys) => skippableSteps.filter((key) => keys.includes(key)))
  .meta({ description: 'Steps that are left out', example: ['delivery'] })

/** Stored part of a shop's setup; which steps are done follows from the data. */
export const storedSetupSchema = z.object({ isOpen, skipped })

export const setupUpdateSchema = storedSetupSchema.partial()

const setupStepSchema = z.object({
  key: z.enum(setupKeys as [SetupKey, ...SetupKey[]]).meta({ example: 'category' }),
  done: z.boolean().meta({ example: true }),
  skipped: z.boolean().meta({ example: false }),
})

export const setupSchema = z
  .object({
    isOpen,
    steps: z.array(setupStepSchema).meta({ description: 'In their order' }),
    hasDemo: z.boolean().meta({ description: 'Whether the demo can be removed', example: false }),
  })
  .meta({ id: 'Setup' })

export const previewSchema = z.object({
  address: z.string().meta({
    description: 'On the site: opened in a browser, it shows there the shop that is closed',
    example: '/preview/019abf3e-5e1c-7d0a-9b62-0f6c1f1d2a77.mi3k2v9c.5e0f8a7c9b1d2e3f4a5b',
  }),
})

export const previewStateSchema = z.object({
  until: timeSchema.meta({ description: 'When the preview ends at the latest' }),
})

export type StoredSetup = z.output<typeof storedSetupSchema>
export type SetupStep = z.output<typeof setupStepSchema>
export type Setup = z.output<typeof setupSchema>
