import { categoryReferenceSchema } from '../categories/category.ts'
import {
  booleanField,
  flagSchema,
  idSchema,
  optionalId,
  optionalSortOrder,
  optionalText,
  pageQuery,
  queryText,
  requiredId,
  requiredText,
  sortOrderField,
  timeSchema,
} from '../fields.ts'
import { imageFields } from '../images/image.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { textsQuery } from '../text/texts-query.ts'
import {
  newVisibilityFields,
  shownVisibility,
  visibilityFields,
  visibilityQuery,
} from '../visibility/visibility.ts'
import { z } from '../zod.ts'
import { galleryLimits } from './limits.ts'

/** One record, with both names of each field. */
export const galleryItemSchema = z
  .object({
    _id: idSchema,
    title: z.string().meta({ example: 'The wooden press' }),
    name: z.string().meta({ description: 'The same as `title`', example: 'The wooden press' }),
    titleTa: z.string().optional().meta({ example: 'மரச்செக்கு' }),
    nameTa: z
      .string()
      .optional()
      .meta({ description: 'The same as `titleTa`', example: 'மரச்செக்கு' }),
    description: z.string().meta({ example: 'Turning slowly since 1975' }),
    descriptionTa: z.string().optional().meta({ example: '1975 முதல் மெதுவாகச் சுழல்கிறது' }),
    category: z.union([z.string(), categoryReferenceSchema]).meta({
      description: 'A text, or the category that the item refers to',
      example: 'Our mill',
    }),
    subcategory: categoryReferenceSchema.optional(),
    categoryName: z.string().meta({ example: 'Our mill' }),
    isPopular: flagSchema,
    popular: flagSchema,
    order: z.number().meta({ example: 10 }),
    ...imageFields,
    ...shownVisibility,
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'GalleryItem' })

const titleTa = optionalText(galleryLimits.title, 'மரச்செக்கு')
const descriptionTa = optionalText(galleryLimits.description, '1975 முதல் மெதுவாகச் சுழல்கிறது')

const mainWritable = {
  title: requiredText(galleryLimits.title, messages.gallery.titleRequired, 'The wooden press'),
  titleTa,
  description: optionalText(galleryLimits.description, 'Turning slowly since 1975'),
  descriptionTa,
  category: optionalText(galleryLimits.category, 'Our mill'),
  isPopular: booleanField,
  order: sortOrderField,
  ...visibilityFields,
}

const simpleWritable = {
  name: requiredText(galleryLimits.title, messages.gallery.nameRequired, 'The wooden press'),
  nameTa: titleTa,
  description: requiredText(
    galleryLimits.description,
    messages.gallery.descriptionRequired,
    'Turning slowly since 1975',
  ),
  descriptionTa,
  category: requiredId(messages.gallery.categoryRequired),
  subcategory: optionalId,
  popular: booleanField,
  order: sortOrderField,
  ...visibilityFields,
}

/** The main form's shape, with a free-text category. */
export const galleryMainCreateSchema = z.object({
  ...mainWritable,
  titleTa: titleTa.default(''),
  description: mainWritable.description.default(''),
  descriptionTa: descriptionTa.default(''),
  category: mainWritable.category.default(''),
  isPopular: mainWritable.isPopular.default(false),
  order: optionalSortOrder,
  ...newVisibilityFields,
})
export const galleryMainUpdateSchema = z
  .object({ ...mainWritable, deleteImage: booleanField })
  .partial()

/** The simple forms' shape, with a category by reference. */
export const gallerySimpleCreateSchema = z.object({
  ...simpleWritable,
  nameTa: titleTa.default(''),
  descriptionTa: descriptionTa.default(''),
  subcategory: simpleWritable.subcategory.default(null),
  popular: simpleWritable.popular.default(false),
  order: optionalSortOrder,
  ...newVisibilityFields,
})
export const gallerySimpleUpdateSchema = z
  .object({ ...simpleWritable, deleteImage: booleanField })
  .partial()

/** The third form requires a longer description, and has its own messages for missing fields. */
export const gallerySimple2Schema = gallerySimpleCreateSchema.extend({
  name: requiredText(galleryLimits.title, messages.gallerySimple2.titleRequired),
  description: requiredText(
    galleryLimits.description,
    messages.gallerySimple2.descriptionTooShort,
  ).min(galleryLimits.simple2Description, messages.gallerySimple2.descriptionTooShort),
  category: requiredId(messages.gallerySimple2.categoryRequired),
})

export const galleryQuerySchema = z.object({
  visibility: visibilityQuery,
  texts: textsQuery,
  ...pageQuery(limits.list.maxLimit),
  category: queryText('Id of a category or subcategory, or a text', 'Our mill'),
  search: queryText(
    'Words, or parts of words, that must all stand in title, description or category, in either language',
    'press',
  ),
})

export const galleryCategorySchema = z.object({
  name: z.string().meta({ example: 'Our mill' }),
  nameTa: z.string().optional().meta({
    description: 'Of a category that items refer to',
    example: 'நல்லெண்ணெய்',
  }),
  count: z.int().meta({ example: 4 }),
})

export type GalleryItem = z.output<typeof galleryItemSchema>
export type GalleryQuery = z.output<typeof galleryQuerySchema>
export type GalleryCategory = z.output<typeof galleryCategorySchema>
