import { messages } from '../messages.ts'
import { z } from '../zod.ts'
import { linkCardLanguages } from './languages.ts'

/** A link card: the picture that chats show for a link to a product or category. */
export const linkCardSchema = z
  .object({
    address: z.string().meta({
      description: 'Its JPEG; another one after each change of what it shows',
      example: '/api/cards/product/0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11/5e0f8a7c9b1d2e3f4a5b.jpg',
    }),
    alt: z.string().meta({ description: 'What it says', example: 'Sesame Oil, 1 L, ₹420' }),
  })
  .meta({ id: 'LinkCard' })

/** Language of the name that comes first on a card. */
export const linkCardQuerySchema = z.object({
  lang: z
    .enum(linkCardLanguages, { error: messages.validation.oneOf(linkCardLanguages) })
    .default('en')
    .meta({ description: 'What the card is in; without a Tamil name, it leads with the other' }),
})

export type LinkCard = z.output<typeof linkCardSchema>
