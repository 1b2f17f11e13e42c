import { z } from 'zod'

/** The picture of a record. Addresses are relative to the API host. */
export const imageSetSchema = z
  .object({
    width: z.int(),
    height: z.int(),
    placeholder: z.string().meta({ description: 'A tiny picture as a data: address' }),
    sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
    preview: z.string().meta({ description: 'A JPEG for link previews' }),
  })
  .meta({ id: 'ImageSet' })

/** The two fields by which a record's answer shows its picture; both absent where it has none. */
export const imageAnswer = {
  image: z
    .string()
    .optional()
    .meta({ description: 'Path of the full picture', example: '/uploads/ab12.webp' }),
  imageSet: imageSetSchema.optional(),
}

/** The media types that are accepted, judged by content. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export type ImageSet = z.output<typeof imageSetSchema>
