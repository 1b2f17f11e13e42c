import { expect, it } from 'vitest'
import { inOneLanguage } from './in-one-language.ts'

const products = [
  {
    name: 'Castor Oil',
    nameTa: 'விளக்கெண்ணெய்',
    description: 'Thick',
    descriptionTa: 'கெட்டியானது',
    benefits: 'For lamps',
    category: { name: 'Oils', nameTa: 'எண்ணெய்கள்' },
  },
  null,
]

it('an English page has no Tamil texts, but all names', () => {
  const [{ descriptionTa, ...rest } = {}] = products as object[] as [{ descriptionTa?: string }]
  expect(inOneLanguage({ products, total: 2 }, 'en')).toEqual({ products: [rest, null], total: 2 })
})

it('a Tamil page has English texts only where there is no Tamil one', () => {
  const [product] = products
  expect(inOneLanguage(products, 'ta')).toEqual([{ ...product, description: '' }, null])
})
