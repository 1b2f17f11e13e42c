import type { ReactNode } from 'react'
import { readMoney } from '../../../contract/numbers/read-money.ts'
import { toNumber } from '../../../contract/numbers/read-number.ts'
import { formatPrice, formatRupees } from '../../../contract/prices/money.ts'
import { priceOnRequest } from '../../../contract/prices/price-words-en.ts'
import { type FieldValue, imageField } from '../../forms/merge.ts'
import { RecordPicture } from './pictures/record-picture.tsx'

/** Categories by their ids, as far as a form knows them. */
export type KnownCategories = { _id: string; name: string }[]

/** A field's value for display, where two versions of a record are compared. */
export function showValue(
  name: string,
  value: FieldValue,
  categories: KnownCategories = [],
): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === '') return 'None'
  if (name === 'price' || name === 'originalPrice') {
    const rupees = toNumber(readMoney(value))
    if (Number.isNaN(rupees)) return value
    return name === 'price' ? formatPrice(rupees, priceOnRequest) : formatRupees(rupees)
  }
  if (name === imageField && value.startsWith('/')) {
    return (
      <RecordPicture
        record={{ image: value }}
        alt=""
        sizes="8rem"
        className="size-32 rounded-control"
      />
    )
  }
  return categories.find(({ _id }) => _id === value)?.name ?? value
}
