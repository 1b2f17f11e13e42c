import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  galleryMainCreateSchema,
  galleryMainUpdateSchema,
  gallerySimpleCreateSchema,
  gallerySimpleUpdateSchema,
} from '../../../contract/gallery/gallery.ts'
import { readId } from '../../db/read-id.ts'
import type { GalleryChange } from './rules.ts'

/** The two shapes of a body, for the API's description. */
export const createBody = z.union([galleryMainCreateSchema, gallerySimpleCreateSchema])
export const updateBody = z.union([galleryMainUpdateSchema, gallerySimpleUpdateSchema])

/** Validates a new item by its own shape, so that errors name the fields that were sent. */
export const validateNew = validateByShape({
  main: galleryMainCreateSchema,
  simple: gallerySimpleCreateSchema,
})
export const validateChange = validateByShape({
  main: galleryMainUpdateSchema,
  simple: gallerySimpleUpdateSchema,
})

type MainBody = z.output<typeof galleryMainUpdateSchema>
type SimpleBody = z.output<typeof gallerySimpleUpdateSchema>

/** A validated body, in either shape. */
export type GalleryBody = MainBody | SimpleBody

/** Reads a validated body of either shape. */
export function readChange(body: GalleryBody): GalleryChange {
  const { description, descriptionTa, order, deleteImage } = body
  const { hidden, visibleFrom, visibleUntil } = body
  const visibility = { hidden, visibleFrom, visibleUntil }
  const shared = { description, descriptionTa, order, deleteImage, ...visibility }
  if (isSimple(body)) {
    const { name: title, nameTa: titleTa, popular: isPopular } = body as SimpleBody
    const { category, subcategory } = body as SimpleBody
    return { ...shared, title, titleTa, isPopular, category, subcategory }
  }
  const { title, titleTa, isPopular, category: categoryText } = body as MainBody
  return { ...shared, title, titleTa, isPopular, categoryText }
}

/** True for the shape of the simple forms; if only shared fields are present, an id in `category` decides. */
function isSimple(body: object): boolean {
  const has = (field: string) => Object.hasOwn(body, field)
  if (has('name')) return true
  if (has('title')) return false
  if (has('nameTa')) return true
  if (has('titleTa')) return false
  if (has('popular') || has('subcategory')) return true
  const isId = 'category' in body && typeof body.category === 'string' && readId(body.category)
  return !has('isPopular') && Boolean(isId)
}

function validateByShape(shapes: { main: z.ZodType; simple: z.ZodType }) {
  return <T>(part: Parameters<FastifySchemaCompiler<T>>[0]) => {
    if (part.httpPart !== 'body')
      return validatorCompiler({ ...part, schema: part.schema as z.ZodType })
    return (body: unknown) => {
      const isObject = typeof body === 'object' && body !== null
      const schema = isObject && isSimple(body) ? shapes.simple : shapes.main
      return validatorCompiler({ ...part, schema })(body)
    }
  }
}
