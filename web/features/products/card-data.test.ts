import { expect, it } from 'vitest'
import type { Product } from '../../../contract/products/product.ts'
import { type ListedProduct, listEarlyDetails, toDetailedCard, toSizedCard } from './card-data.ts'

const imageSet = {
  width: 1200,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
  sources: [{ type: 'image/avif', srcset: '/a-160.avif 160w, /a-320.avif 320w' }],
  preview: '/a.jpg',
}
const product: Product = {
  _id: 'litre',
  name: 'Oil 1 L',
  description: 'Pressed slowly.',
  price: 400,
  image: '/a.webp',
  imageSet,
  category: { _id: 'oils', name: 'Oils' },
  featured: true,
  inStock: true,
  isBestSeller: false,
  createdAt: '2026-11-26T00:00:00.000Z',
  updatedAt: '2026-11-26T00:00:00.000Z',
}
const group = { _id: 'oil', name: 'Oil', nameTa: '' }
const tin = { ...product, _id: 'tin', name: 'Oil 5 L', price: 1900 }
const grouped: ListedProduct = { ...product, group, sizes: [product, tin] }

it('a card says what it shows of a picture, and no more', () => {
  expect(toSizedCard(product).imageSet).toEqual({
    width: 1200,
    height: 1200,
    placeholder: imageSet.placeholder,
    sources: [{ type: 'image/avif', srcset: '/a-320.avif 320w' }],
  })
})

it('a card offers sizes where its group has several', () => {
  expect(toSizedCard(grouped).sizes?.map(({ _id }) => _id)).toEqual(['litre', 'tin'])
  expect(toSizedCard({ ...grouped, sizes: [product] }).sizes).toBeUndefined()
})

it('a product alone brings its texts, one of a group leaves them to the details', () => {
  expect(toDetailedCard(product)).toMatchObject({ description: 'Pressed slowly.' })
  expect(toDetailedCard(grouped)).not.toHaveProperty('description')
})

it('the details of each size can open from its card', () => {
  const details = listEarlyDetails([toDetailedCard(grouped)])
  const { category } = product
  expect(details.find(({ _id }) => _id === 'tin')).toMatchObject({
    name: 'Oil 5 L',
    price: 1900,
    category,
    group,
  })
})
