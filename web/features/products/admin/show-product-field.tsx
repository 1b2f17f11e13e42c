import type { ReactNode } from 'react'
import type { FieldValue } from '../../../lib/merge.ts'
import { imageField } from '../../../lib/record-conflict.ts'
import { formatRupees } from '../../../ui/money.ts'
import { Picture } from '../../../ui/picture.tsx'

/** A field's value as one reads it. */
export function showProductField(
  name: string,
  value: FieldValue,
  categories: { _id: string; name: string }[],
): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'None'
  if (name === 'price' || name === 'originalPrice') return formatRupees(Number(value))
  if (name === 'category' || name === 'subcategory') {
    return categories.find(({ _id }) => _id === value)?.name ?? value
  }
  if (name === imageField && value.startsWith('/')) {
    return <Picture image={value} alt="" sizes="8rem" className="size-32 rounded-control" />
  }
  return value
}
