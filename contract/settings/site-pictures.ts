import { optionalText } from '../fields.ts'
import { imagePath, imageSetSchema } from '../images/image.ts'
import { pictureLimits } from '../pictures/limits.ts'
import { z } from '../zod.ts'

/** A picture of the site itself in a response. */
export const sitePictureSchema = z
  .object({
    image: imagePath,
    imageSet: imageSetSchema,
    alt: z.string().meta({ description: 'Empty for none', example: 'The press at work' }),
    altTa: z.string().meta({ description: 'Empty for none', example: 'ஓடும் செக்கு' }),
  })
  .meta({ id: 'SitePicture' })

/** A slot without a picture is absent. */
export const sitePicturesSchema = z.object({
  logo: sitePictureSchema.optional(),
  hero: sitePictureSchema.optional(),
  about: sitePictureSchema.optional(),
  share: sitePictureSchema.optional(),
})

/** The file is sent with it. Omitted fields stay, except the texts of a picture that is replaced. */
export const sitePictureUpdateSchema = z
  .object({
    alt: optionalText(pictureLimits.alt, 'The press at work'),
    altTa: optionalText(pictureLimits.alt, 'ஓடும் செக்கு'),
  })
  .partial()

export type SitePicture = z.output<typeof sitePictureSchema>
export type SitePictures = z.output<typeof sitePicturesSchema>
export type SitePictureUpdate = z.output<typeof sitePictureUpdateSchema>
