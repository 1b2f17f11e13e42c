import { pictureLimits } from '../pictures/limits.ts'
import { productPictureSchema } from '../pictures/picture.ts'
import { z } from '../zod.ts'
import { productSchema } from './product.ts'

/** One product with all its pictures, which lists leave out. */
export const productDetailsSchema = productSchema
  .extend({
    images: z.array(productPictureSchema).min(1).max(pictureLimits.ofProduct).optional().meta({
      description:
        'All its pictures, the first one as `image` and `imageSet`; absent where it has none',
    }),
  })
  .meta({ id: 'ProductDetails' })

export type ProductDetails = z.output<typeof productDetailsSchema>
