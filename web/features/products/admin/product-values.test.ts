import { expect, it } from 'vitest'
import type { Product } from '../../../../contract/products/product.ts'
import { anotherSizeValues, copyValues } from './product-values.ts'

const product = {
  name: 'Castor Oil',
  price: 240,
  category: { _id: 'oils' },
  inStock: false,
  backOn: '2026-01-05',
  gtin: '8901234567894',
} as Product

it.each([
  ['a copy', copyValues],
  ['another size', anotherSizeValues],
])(
  'the form begins %s without the barcode and the day that belong to one article',
  (_kind, valuesOf) => {
    expect(valuesOf(product)).toMatchObject({
      category: 'oils',
      stock: 'out',
      backOn: '',
      gtin: '',
    })
  },
)
