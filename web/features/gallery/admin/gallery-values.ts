import {
  type GalleryItem,
  galleryMainCreateSchema,
  gallerySimple2Schema,
  gallerySimpleCreateSchema,
} from '../../../../contract/gallery/gallery.ts'
import {
  checkSeason,
  newVisibility,
  visibilityLabels,
  visibilityValues,
} from '../../../forms/visibility-values.ts'

/** Values of a new item of the main form: its category is a free text. */
export const newMainItem = {
  title: '',
  titleTa: '',
  description: '',
  descriptionTa: '',
  category: '',
  isPopular: false,
  ...newVisibility,
}
export type MainValues = typeof newMainItem

export function mainValues(item: GalleryItem): MainValues {
  const { title, titleTa = '', description, descriptionTa = '' } = item
  const { categoryName: category, isPopular } = item
  const texts = { title, titleTa, description, descriptionTa }
  return { ...texts, category, isPopular, ...visibilityValues(item) }
}

/** Values of a new item of the simple forms: its category is an id. */
export const newSimpleItem = {
  name: '',
  nameTa: '',
  description: '',
  descriptionTa: '',
  category: '',
  subcategory: '',
  popular: false,
  ...newVisibility,
}
export type SimpleValues = typeof newSimpleItem

export function simpleValues({ category, ...item }: GalleryItem): SimpleValues {
  const { name, nameTa = '', description, descriptionTa = '', subcategory, popular } = item
  return {
    name,
    nameTa,
    description,
    descriptionTa,
    // Items of the main form have a text instead.
    category: typeof category === 'string' ? '' : category._id,
    subcategory: subcategory?._id ?? '',
    popular,
    ...visibilityValues(item),
  }
}

export const mainFormSchema = checkSeason(galleryMainCreateSchema.omit({ order: true }))
export const simpleFormSchema = checkSeason(gallerySimpleCreateSchema.omit({ order: true }))
export const simple2FormSchema = checkSeason(gallerySimple2Schema.omit({ order: true }))

export const galleryLabels = {
  title: 'Title',
  titleTa: 'Title in Tamil',
  name: 'Name',
  nameTa: 'Name in Tamil',
  description: 'Description',
  descriptionTa: 'Description in Tamil',
  category: 'Category',
  subcategory: 'Subcategory',
  isPopular: 'Mark as popular',
  popular: 'Mark as popular',
  image: 'Image',
  ...visibilityLabels,
}
