import { idSchema, optionalText } from '../fields.ts'
import { imagePath, imageSetSchema } from '../images/image.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'
import { pictureKinds } from './kinds.ts'
import { pictureLimits } from './limits.ts'
import { pictureMessages } from './messages.ts'

const { ofProduct, alt: maxAlt } = pictureLimits
const orderMessage = pictureMessages.order

/** One of the pictures of a product. */
export const productPictureSchema = z
  .object({
    _id: idSchema,
    image: imagePath,
    imageSet: imageSetSchema,
    kind: z.enum(pictureKinds).meta({ example: 'front' }),
    alt: z.string().meta({ description: 'Empty for none', example: 'The bottle from the front' }),
    altTa: z.string().meta({ description: 'Empty for none', example: 'முன்பக்கம்' }),
  })
  .meta({ id: 'ProductPicture' })

const kind = z
  .enum(pictureKinds, { error: messages.validation.oneOf(pictureKinds) })
  .meta({ description: 'What it shows', example: 'back' })
const words = {
  alt: optionalText(maxAlt, 'The bottle from the front'),
  altTa: optionalText(maxAlt, 'முன்பக்கம்'),
}

/** Fields of a new picture; its file is sent with them. */
export const productPictureCreateSchema = z.object({
  kind: kind.default('front'),
  alt: words.alt.default(''),
  altTa: words.altTa.default(''),
})

/** On update, an omitted field keeps its value, as does an omitted file. */
export const productPictureUpdateSchema = z.object({ kind, ...words }).partial()

export const productPictureOrderSchema = z.object({
  order: z
    .preprocess(
      requireTexts,
      z.array(z.string(), { error: orderMessage }).max(ofProduct, orderMessage),
    )
    .meta({ description: 'The ids of all pictures of the product, each once', example: [] }),
})

/**
 * Makes a list with anything other than texts invalid as a whole, so that the error names the list rather than a
 * position in it.
 */
function requireTexts(list: unknown): unknown {
  return Array.isArray(list) && list.some((id) => typeof id !== 'string') ? null : list
}

export type ProductPicture = z.output<typeof productPictureSchema>
export type ProductPictureCreate = z.output<typeof productPictureCreateSchema>
export type ProductPictureUpdate = z.output<typeof productPictureUpdateSchema>
