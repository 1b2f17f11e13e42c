import type { ReactNode } from 'react'
import type { Category } from '../../../../contract/category.ts'
import type { FieldValue } from '../../../lib/merge.ts'
import { imageField } from '../../../lib/record-conflict.ts'
import { GalleryPicture } from './gallery-picture.tsx'

/** A field's value as one reads it, where two versions are compared. */
export function showGalleryField(
  name: string,
  value: FieldValue,
  categories: Category[] = [],
): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'None'
  if (name === imageField && value.startsWith('/')) {
    return (
      <GalleryPicture
        picture={{ image: value }}
        alt=""
        sizes="8rem"
        className="h-24 w-32 rounded-control"
      />
    )
  }
  return categories.find(({ _id }) => _id === value)?.name ?? value
}
