import { toast } from 'sonner'
import { productApi } from '../../products/admin/queries.ts'
import { pictureSender } from './picture-sender.ts'

/**
 * Creates a product with its first picture. The further ones wait from then on, and go up by themselves; a form
 * that is sent again has them wait again, and the product keeps each of them once.
 */
export const createWithPictures: typeof productApi.create = async (fields, image, options) => {
  const result = await productApi.create(fields, image, options)
  if (!result.data) return result
  const { _id, name } = result.data
  for (const file of image?.extraPictures ?? []) {
    const problem = await pictureSender.enqueue({ product: { _id, name }, kind: 'front', file })
    if (problem) toast.error(problem, { duration: Infinity })
  }
  return result
}
