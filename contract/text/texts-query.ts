import { languages } from '../language.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'

/** Names the language of which a public response has the texts: a page has no use for those of the other. */
export const textsQuery = z
  .enum(languages, { error: messages.validation.oneOf(languages) })
  .optional()
  .meta({
    description:
      'Texts in the other language are blank, but no names: with `en` those in Tamil, with `ta` those in English that are there in Tamil, too',
    example: 'ta',
  })

/** For a response of which nothing else is asked. */
export const textsQuerySchema = z.object({ texts: textsQuery })
