import {
  booleanField,
  flagSchema,
  idSchema,
  optionalId,
  optionalOrder,
  optionalText,
  orderField,
  pageQuery,
  queryText,
  referenceSchema,
  requiredId,
  requiredText,
  timeSchema,
} from '../fields.ts'
import { imageFields } from '../images/image.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'

/** One record, with both names of each field. */
export const galleryItemSchema = z
  .object({
    _id: idSchema,
    title: z.string().meta({ example: 'The wooden press' }),
    name: z.string().meta({ description: 'The same as `title`', example: 'The wooden press' }),
    description: z.string().meta({ example: 'Turning slowly since 1975' }),
    category: z.union([z.string(), referenceSchema]).meta({
      description: 'A text, or the category that the item refers to',
      example: 'Our mill',
    }),
    subcategory: referenceSchema.optional(),
    categoryName: z.string().meta({ example: 'Our mill' }),
    isPopular: flagSchema,
    popular: flagSchema,
    order: z.number().meta({ example: 10 }),
    ...imageFields,
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'GalleryItem' })

const mainWritable = {
  title: requiredText(limits.gallery.title, messages.gallery.titleRequired, 'The wooden press'),
  description: optionalText(limits.gallery.description, 'Turning slowly since 1975'),
  category: optionalText(limits.gallery.category, 'Our mill'),
  isPopular: booleanField,
  order: orderField,
}

const simpleWritable = {
  name: requiredText(limits.gallery.title, messages.gallery.nameRequired, 'The wooden press'),
  description: requiredText(
    limits.gallery.description,
    messages.gallery.descriptionRequired,
    'Turning slowly since 1975',
  ),
  category: requiredId(messages.gallery.categoryRequired),
  subcategory: optionalId,
  popular: booleanField,
  order: orderField,
}

/** The main form's shape: free-text category. */
export const galleryMainCreateSchema = z.object({
  ...mainWritable,
  description: mainWritable.description.default(''),
  category: mainWritable.category.default(''),
  isPopular: mainWritable.isPopular.default(false),
  order: optionalOrder,
})
export const galleryMainUpdateSchema = z
  .object({ ...mainWritable, deleteImage: booleanField })
  .partial()

/** The simple forms' shape: a category by reference. */
export const gallerySimpleCreateSchema = z.object({
  ...simpleWritable,
  subcategory: simpleWritable.subcategory.default(null),
  popular: simpleWritable.popular.default(false),
  order: optionalOrder,
})
export const gallerySimpleUpdateSchema = z
  .object({ ...simpleWritable, deleteImage: booleanField })
  .partial()

/** The third form asks for a longer description, and says what is missing in its own words. */
export const gallerySimple2Schema = gallerySimpleCreateSchema.extend({
  name: requiredText(limits.gallery.title, messages.gallerySimple2.titleRequired),
  description: requiredText(
    limits.gallery.description,
    messages.gallerySimple2.descriptionTooShort,
  ).min(limits.gallery.simple2Description, messages.gallerySimple2.descriptionTooShort),
  category: requiredId(messages.gallerySimple2.categoryRequired),
})

export const galleryQuerySchema = z.object({
  ...pageQuery(limits.list.maxLimit),
  category: queryText('Id of a category or subcategory, or a text', 'Our mill'),
  search: queryText(
    'Words, or parts of words, that must all stand in title, description or category',
    'press',
  ),
})

export const galleryCategorySchema = z.object({
  name: z.string().meta({ example: 'Our mill' }),
  count: z.int().meta({ example: 4 }),
})

export type GalleryItem = z.output<typeof galleryItemSchema>
export type GalleryQuery = z.output<typeof galleryQuerySchema>
