import { queryIds } from '../fields.ts'
import { z } from '../zod.ts'
import { postLimits } from './limits.ts'

/** Products that a picture to post shows. */
export const postPictureQuerySchema = z.object({
  ids: queryIds('Ids of products, in the order in which they are shown', postLimits.products),
})
