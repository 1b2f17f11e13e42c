import { describe, expect, it } from 'vitest'
import { booleanField, moneyField, optionalId, optionalText } from './fields.ts'
import { gallerySimple2Schema } from './gallery/gallery.ts'
import { messages } from './messages.ts'
import { fillPath, productsAddress } from './paths.ts'
import { productCreateSchema, productUpdateSchema } from './products/product.ts'
import { productQuerySchema } from './products/product-list.ts'

const firstMessage = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message

describe('fields', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['on', true],
    [true, true],
    ['false', false],
    ['0', false],
  ])('a boolean field reads %j', (text, value) => {
    expect(booleanField.parse(text)).toBe(value)
  })

  it.each(['yes', 'TRUE', '', null, 1])('a boolean field rejects %j', (text) => {
    expect(booleanField.safeParse(text).success).toBe(false)
  })

  it.each([
    ['', 0],
    [null, 0],
    ['12.50', 12.5],
    [' 7 ', 7],
    [320, 320],
    [0.1, 0.1],
    ['9999999.99', 9_999_999.99],
    ['10.000', 10],
  ])('an amount field reads %j', (text, value) => {
    expect(moneyField(0).parse(text)).toBe(value)
  })

  it.each([
    ['-1', messages.validation.negative],
    ['1.005', messages.validation.decimals[2]],
    [0.1 + 0.2, messages.validation.decimals[2]],
    ['10000000', messages.validation.tooMuch(9_999_999.99)],
    ['1e3', messages.validation.money],
    ['₹5', messages.validation.money],
    ['NaN', messages.validation.money],
    [Number.POSITIVE_INFINITY, messages.validation.money],
    [{}, messages.validation.money],
  ])('an amount field rejects %j', (text, message) => {
    expect(firstMessage(moneyField(0).safeParse(text))).toBe(message)
  })

  it('a text field keeps line breaks and rejects what cannot be shown', () => {
    expect(optionalText(20).parse('one\ntwo')).toBe('one\ntwo')
    expect(optionalText(7).parse('one\r\ntwo')).toBe('one\ntwo')
    expect(optionalText(20).parse('\u200b \u2060')).toBe('')
    expect(optionalText(20).safeParse('a\u0000b').success).toBe(false)
    expect(optionalText(20).safeParse('\ud800').success).toBe(false)
    expect(firstMessage(optionalText(2).safeParse('abc'))).toBe(messages.validation.tooLong(2))
    expect(firstMessage(optionalText(2).safeParse({}))).toBe(messages.validation.text)
    expect(firstMessage(optionalId.safeParse(4))).toBe(messages.validation.text)
    expect(productQuerySchema.safeParse({ search: 'a\u0000b' }).success).toBe(false)
  })
})

describe('products', () => {
  const filledIn = {
    name: 'Oil',
    description: '',
    price: 0,
    originalPrice: null,
    category: 'c1',
    subcategory: null,
    featured: false,
    inStock: true,
    stock: null,
    backOn: null,
    leadDays: null,
    isBestSeller: false,
    size: '',
    benefits: '',
    nameTa: '',
    descriptionTa: '',
    benefitsTa: '',
    group: null,
    packAmount: null,
    packUnit: null,
    packCount: 1,
    packMass: null,
    packCost: null,
    gtin: '',
    hidden: false,
    visibleFrom: null,
    visibleUntil: null,
    deleteImage: false,
  }

  it('the schema of a product fills what may be left out', () => {
    const sent = { name: ' Oil ', category: 'c1' }
    expect(productCreateSchema.parse(sent)).toEqual(filledIn)
  })

  it('the schema of a product says what is missing in the specified words', () => {
    const result = productCreateSchema.safeParse({ name: '  ' })
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'Product name is required'],
      ['category', 'Please select a category'],
    ])
  })

  it('the schema of a product leaves absent fields absent on update', () => {
    expect(productUpdateSchema.parse({ price: '' })).toEqual({ price: 0 })
    expect(productUpdateSchema.parse({ originalPrice: '', size: '' })).toEqual({
      originalPrice: null,
      size: '',
    })
  })

  it('the schema of a list of products reads its query', () => {
    expect(
      productQuerySchema.parse({ page: '2', search: ' ', inStock: 'true', minPrice: '10' }),
    ).toEqual({
      page: 2,
      limit: 50,
      search: undefined,
      inStock: true,
      minPrice: 10,
      sort: 'default',
      lang: 'en',
    })
    expect(productQuerySchema.safeParse({ limit: '1001' }).success).toBe(false)
    expect(productQuerySchema.safeParse({ page: '0' }).success).toBe(false)
    expect(productQuerySchema.safeParse({ sort: 'cheap' }).success).toBe(false)
  })
})

describe('gallery', () => {
  it('the messages of the third form of a gallery item are as specified', () => {
    const result = gallerySimple2Schema.safeParse({ name: '', description: 'short', category: '' })
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'Please provide a title for the gallery item',
      'Please provide a description with at least 10 characters',
      'Please select a category',
    ])
  })
})

describe('paths', () => {
  it('a path is filled with parameters, which are encoded', () => {
    expect(fillPath('/gallery/category/:category', { category: 'a/b c' })).toBe(
      '/gallery/category/a%2Fb%20c',
    )
    expect(() => fillPath('/products/:id', {})).toThrow('No value for id')
    expect(productsAddress({ _id: '1', name: 'Oil & Seed' })).toBe(
      '/products?category=1&name=Oil%20%26%20Seed',
    )
    expect(productsAddress()).toBe('/products')
  })
})
