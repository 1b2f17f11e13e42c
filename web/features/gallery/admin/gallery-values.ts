import {
  type GalleryItem,
  galleryMainCreateSchema,
  gallerySimple2Schema,
  gallerySimpleCreateSchema,
} from '../../../../contract/gallery.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import type { RecordState } from '../../../lib/record-conflict.ts'

/** An item as values of the main form: a free-text category. */
export type MainValues = {
  title: string
  description: string
  category: string
  isPopular: boolean
}

/** An item as values of the simple forms: a category by its id. */
export type SimpleValues = {
  name: string
  description: string
  category: string
  subcategory: string
  popular: boolean
}

export const newMainItem: RecordState<MainValues> = {
  values: { title: '', description: '', category: '', isPopular: false },
  image: '',
  etag: null,
}

/** A new item of the simple forms; the third form begins with the first category. */
export function newSimpleItem(category = ''): RecordState<SimpleValues> {
  const values = { name: '', description: '', category, subcategory: '', popular: false }
  return { values, image: '', etag: null }
}

export function mainState({ record: item, etag }: Loaded<GalleryItem>): RecordState<MainValues> {
  const { title, description, categoryName, isPopular } = item
  return {
    values: { title, description, category: categoryName, isPopular },
    image: item.image ?? '',
    etag,
  }
}

export function simpleState({
  record: item,
  etag,
}: Loaded<GalleryItem>): RecordState<SimpleValues> {
  const { name, description, subcategory, popular } = item
  return {
    values: {
      name,
      description,
      category: referencedCategory(item),
      subcategory: subcategory?._id ?? '',
      popular,
    },
    image: item.image ?? '',
    etag,
  }
}

/** The id of the item's category; items of the main form have a text instead. */
function referencedCategory({ category }: GalleryItem): string {
  return typeof category === 'string' ? '' : category._id
}

export const mainFormSchema = galleryMainCreateSchema.omit({ order: true })
export const simpleFormSchema = gallerySimpleCreateSchema.omit({ order: true })
export const simple2FormSchema = gallerySimple2Schema.omit({ order: true })

export const galleryLabels = {
  title: 'Title',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  subcategory: 'Subcategory',
  isPopular: 'Mark as popular',
  popular: 'Mark as popular',
  image: 'Image',
}
