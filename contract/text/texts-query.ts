import { languages } from '../language.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'

/** Language of the texts in a public response, because a page does not need those of the other language. */
export const textsQuery = z
  .enum(languages, { error: messages.validation.oneOf(languages) })
  .optional()
  .meta({
    description:
      'Texts in the other language are blank, but no names: with `en` those in Tamil, with `ta` those in English that are there in Tamil, too',
    example: 'ta',
  })

/** Query of a response without other parameters. */
export const textsQuerySchema = z.object({ texts: textsQuery })
