import { expect, it } from 'vitest'
import { defaultSettings } from '../../contract/settings/defaults.ts'
import { english } from '../words/en.ts'
import { tamil } from '../words/ta.ts'
import {
  type DescribedSite,
  describeBusiness,
  describeBusinessPage,
  describeGallery,
  describeWebPage,
} from './json-ld.ts'
import {
  describeCategoryTrail,
  describeProduct,
  describeProductGroup,
  describeProductPage,
  describeProducts,
  describeProductTrail,
} from './json-ld-products.ts'

const site: DescribedSite = {
  words: english,
  publicUrl: 'https://shop.example',
  apiUrl: 'https://api.example',
  internationalNumbers: {},
  founded: '1975',
  shop: {
    icon: '',
    shareCard: '/api/cards/site/a.jpg',
    ...defaultSettings({
      name: 'Vaagai Wood-Pressed Oils',
      phone: '+91 98765 43210',
      phone2: '+91 98765 43211',
      email: 'vanakkam@vaagai.example',
      address: '14 Chekku Street, Annur',
      whatsapp: '919876543210',
      mapUrl: 'https://maps.example/embed?marker=11.235%2C77.105',
      instagram: 'https://instagram.example',
      facebook: 'https://facebook.example',
      youtube: 'https://youtube.example',
      creditName: 'Studio',
      creditUrl: 'https://studio.example',
    }),
  },
}
const product = {
  _id: 'p1',
  name: 'Groundnut Oil 1 L',
  description: '',
  price: 378.5,
  inStock: false,
  category: { _id: 'c1', name: 'Groundnut Oil' },
  image: '/uploads/a.webp',
}

it('the JSON-LD says where the business is and when it is open', () => {
  const business = describeBusiness(site)
  expect(business).toMatchObject({ geo: { latitude: 11.235, longitude: 77.105 } })
  expect(business.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'Sunday',
    opens: '09:00',
    closes: '13:00',
  })
  expect(business.openingHoursSpecification).toHaveLength(7)
  expect(business.telephone).toBe('+91 98765 43210')
})

it('the JSON-LD says two spans of a day, midnight, and the days that differ', () => {
  const spans = [
    { opens: '00:00', closes: '11:00' },
    { opens: '16:00', closes: '24:00' },
  ]
  const words = { note: 'Pongal', noteTa: '' }
  const shop = {
    ...site.shop,
    hours: { ...site.shop.hours, mon: spans, tue: [] },
    specialDays: [
      { date: '2027-01-14', spans: [], ...words },
      { date: '2028-02-29', spans, ...words },
    ],
  }
  const { openingHoursSpecification: week, specialOpeningHoursSpecification: special } =
    describeBusiness({ ...site, shop })
  const during = (date: string) => ({ validFrom: date, validThrough: date })
  expect(week).toHaveLength(7)
  expect(week).toContainEqual(
    expect.objectContaining({ dayOfWeek: 'Monday', opens: '16:00', closes: '23:59' }),
  )
  expect(week).not.toContainEqual(expect.objectContaining({ dayOfWeek: 'Tuesday' }))
  expect(special).toMatchObject([
    { ...during('2027-01-14'), opens: '00:00', closes: '00:00' },
    { ...during('2028-02-29'), opens: '00:00', closes: '11:00' },
    { ...during('2028-02-29'), opens: '16:00', closes: '23:59' },
  ])
})

it.each(['q=Annur', 'marker=Infinity,77.1', 'marker=11.2', 'marker=110,77.1', 'marker=x,y'])(
  'the JSON-LD says nothing of a place that the map does not mark: %s',
  (query) => {
    const shop = { ...site.shop, mapUrl: `https://maps.example/embed?${query}` }
    expect(describeBusiness({ ...site, shop })).not.toHaveProperty('geo')
  },
)

it('the JSON-LD shows all pictures of a product', () => {
  const images = ['a', 'b'].map((name) => ({ imageSet: { preview: `/uploads/${name}.jpg` } }))
  expect(describeProduct({ ...product, images }, site)).toMatchObject({
    image: ['https://api.example/uploads/a.jpg', 'https://api.example/uploads/b.jpg'],
  })
})

it('the JSON-LD offers a product at its price, in whole addresses', () => {
  expect(describeProduct(product, site)).toMatchObject({
    image: 'https://api.example/uploads/a.webp',
    offers: {
      url: 'https://shop.example/products?product=p1',
      price: '378.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  expect(describeProduct(product, site)).not.toHaveProperty('description')
  expect(describeProduct(product, site)).not.toHaveProperty('gtin')
  const gtin = '8901234567890'
  expect(describeProduct({ ...product, gtin }, site)).toMatchObject({ gtin })
})

it('the JSON-LD tells machines no price of what is on request', () => {
  const { offers } = describeProduct({ ...product, price: 0 }, site)
  expect(Object.keys(offers)).toEqual(['@type', 'url', 'availability'])
})

it('the JSON-LD states what the whole pack costs, how much it is, and of what its unit price is', () => {
  const pack = {
    packAmount: 0.1,
    packUnit: 'l',
    packCount: 3,
    unitPrice: { amount: 1261.67, unit: 'l' },
  } as const
  const { offers, size } = describeProduct({ ...product, ...pack }, site)
  expect(size).toBe('3 × 0.1 L')
  expect(offers).toMatchObject({
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '378.50',
      priceCurrency: 'INR',
      referenceQuantity: {
        value: 0.3,
        unitCode: 'LTR',
        valueReference: { value: 1, unitCode: 'LTR' },
      },
    },
  })
  expect(describeProduct(product, site).offers).not.toHaveProperty('priceSpecification')
})

it.each([
  [{ inStock: true }, { availability: 'InStock' }],
  [{ inStock: false, leadDays: 3 }, { availability: 'OutOfStock' }],
  [{ inStock: true, stock: 'few' as const }, { availability: 'LimitedAvailability' }],
  [{ inStock: true, stock: 'few' as const, leadDays: 3 }, { availability: 'MadeToOrder' }],
  [
    { inStock: false, backOn: '9999-01-31' },
    { availability: 'BackOrder', availabilityStarts: '9999-01-31' },
  ],
  [{ inStock: false, backOn: '2026-01-31' }, { availability: 'OutOfStock' }],
])('the JSON-LD states for %j: %j', (stock, { availability, ...starts }) => {
  expect(describeProduct({ ...product, ...stock }, site).offers).toEqual({
    ...describeProduct(product, site).offers,
    availability: `https://schema.org/${availability}`,
    ...starts,
  })
})

it('the JSON-LD groups the sizes of one oil, each with what its label says', () => {
  const size = { ...product, group: { _id: 'g1', name: 'Groundnut Oil', nameTa: '' } }
  const group = { _id: 'g1', name: 'Groundnut Oil', sizes: [size, { ...size, _id: 'p2' }] }
  const properties = [
    { name: 'Ingredients', text: 'Groundnut' },
    { name: 'Food', text: '' },
  ]
  const described = describeProductGroup(group, site, properties)
  expect(described).toMatchObject({
    productGroupID: 'g1',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      { sku: 'p1', inProductGroupWithID: 'g1' },
      { sku: 'p2', offers: { url: 'https://shop.example/products?product=p2' } },
    ],
  })
  expect(described.hasVariant[0]?.isVariantOf).toEqual({ '@id': described['@id'] })
  expect(described.hasVariant[0]?.additionalProperty).toEqual([
    { '@type': 'PropertyValue', name: 'Ingredients', value: 'Groundnut' },
  ])
})

it('the JSON-LD counts the steps to a page from 1', () => {
  const steps = (trail: { itemListElement: { position: number; name: string }[] }) =>
    trail.itemListElement.map(({ position, name }) => `${position} ${name}`)
  expect(steps(describeCategoryTrail(site, product.category))).toEqual([
    '1 Home',
    '2 Products',
    '3 Groundnut Oil',
  ])
  expect(steps(describeProductTrail(site, product)).at(-1)).toBe('4 Groundnut Oil 1 L')
})

it('the JSON-LD lists products in their order', () => {
  expect(describeProducts(site, [product]).itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Groundnut Oil 1 L',
      url: 'https://shop.example/products?product=p1',
    },
  ])
})

it('the JSON-LD ties the story to the business that the same page describes', () => {
  const page = { title: 'Our Story', description: 'Since 1975', path: '/about-us' }
  const about = describeBusinessPage(site, 'AboutPage', page)
  expect(about.url).toBe('https://shop.example/about-us')
  expect(about.about['@id']).toBe(describeBusiness(site)['@id'])
})

const inTamil: DescribedSite = {
  ...site,
  words: tamil,
  shop: { ...site.shop, nameTa: 'வாகை எண்ணெய்', addressTa: 'செக்கு வீதி, அன்னூர்' },
}

it('the JSON-LD says of a page in which language it is, at its address in it', () => {
  const page = { title: 'டெலிவரி', path: '/delivery' }
  expect(describeWebPage(inTamil, 'WebPage', page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: 'டெலிவரி',
    url: 'https://shop.example/ta/delivery',
    inLanguage: 'ta',
  })
  expect(describeWebPage(site, 'WebPage', page)).toMatchObject({ inLanguage: 'en-IN' })
})

it('the JSON-LD calls the business on a Tamil page by its Tamil name, and by the other as well', () => {
  const business = describeBusiness(inTamil)
  expect(business).toMatchObject({
    '@id': describeBusiness(site)['@id'],
    name: 'வாகை எண்ணெய்',
    alternateName: 'Vaagai Wood-Pressed Oils',
    address: { streetAddress: 'செக்கு வீதி, அன்னூர்' },
  })
  expect(describeBusiness(site)).not.toHaveProperty('alternateName')
})

it('the JSON-LD describes a product in Tamil as far as it is written in it, by one id in both languages', () => {
  const texts = { nameTa: 'கடலை எண்ணெய்', description: 'Pressed slowly', size: '1 L' }
  const half = { ...product, ...texts, category: { ...product.category, nameTa: 'கடலை' } }
  const described = describeProduct(half, inTamil)
  expect(described).toMatchObject({
    '@id': describeProduct(half, site)['@id'],
    name: 'கடலை எண்ணெய் 1 L',
    description: 'Pressed slowly',
    category: 'கடலை',
    brand: { name: 'வாகை எண்ணெய்' },
    offers: { url: 'https://shop.example/ta/products?product=p1' },
  })
  const whole = describeProduct({ ...half, descriptionTa: 'மெதுவாக ஆட்டியது' }, inTamil)
  expect(whole.description).toBe('மெதுவாக ஆட்டியது')
  const [first, ...below] = describeProductTrail(inTamil, half).itemListElement
  expect(first).toMatchObject({ name: tamil.entries.home, item: 'https://shop.example/ta' })
  expect(below.map(({ name }) => name)).toEqual([tamil.entries.products, 'கடலை', described.name])
  const page = describeProductPage(inTamil, half)
  expect(page.mainEntity['@id']).toBe(described['@id'])
})

it('the JSON-LD names the pictures of a gallery, and no item without one', () => {
  const press = { title: 'The press', description: 'Turning slowly', image: '/uploads/press.webp' }
  const bare = { title: 'Soon to come', description: '' }
  const page = { title: 'Gallery', path: '/gallery' }
  expect(describeGallery(site, page, [bare, press])).toMatchObject({
    url: 'https://shop.example/gallery',
    image: [{ name: 'The press', contentUrl: 'https://api.example/uploads/press.webp' }],
  })
  expect(describeGallery(site, page, [bare])).not.toHaveProperty('image')
})
