import { countSchema } from '../fields.ts'
import { z } from '../zod.ts'

/** The picture of a record. Addresses are relative to the API host. */
export const imageSetSchema = z
  .object({
    width: countSchema,
    height: countSchema,
    placeholder: z.string().meta({
      description: 'A tiny picture as a data: address',
      example: 'data:image/webp;base64,UklGRg==',
    }),
    sources: z.array(
      z.object({
        type: z.string().meta({ example: 'image/avif' }),
        srcset: z.string().meta({ example: '/uploads/ab12-320.avif 320w' }),
      }),
    ),
    preview: z.string().meta({
      description: 'A JPEG for link previews; until it is made, the picture as it came',
      example: '/uploads/ab12.jpg',
    }),
  })
  .meta({ id: 'ImageSet' })

export const imagePath = z
  .string()
  .meta({ description: 'Path of the full picture', example: '/uploads/ab12.webp' })

/** The two fields with a record's picture in a response; both absent if it has none. */
export const imageFields = {
  image: imagePath.optional(),
  imageSet: imageSetSchema.optional(),
}

/** Accepted media types, judged by content. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export type ImageSet = z.output<typeof imageSetSchema>
