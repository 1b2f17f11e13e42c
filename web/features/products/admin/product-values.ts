import { messages } from '../../../../contract/messages.ts'
import { type Product, productCreateSchema } from '../../../../contract/product.ts'
import type { Loaded } from '../../../lib/record-api.ts'
import type { RecordState } from '../../../lib/record-conflict.ts'

/** A product as form values. */
export type ProductValues = {
  name: string
  description: string
  price: string
  category: string
  subcategory: string
  featured: boolean
  inStock: boolean
  originalPrice: string
  size: string
  benefits: string
  isBestSeller: boolean
}

export const newProduct: RecordState<ProductValues> = {
  values: {
    name: '',
    description: '',
    price: '',
    category: '',
    subcategory: '',
    featured: false,
    inStock: true,
    originalPrice: '',
    size: '',
    benefits: '',
    isBestSeller: false,
  },
  image: '',
  etag: null,
}

export function productState({ record, etag }: Loaded<Product>): RecordState<ProductValues> {
  return { values: productValues(record), image: record.image ?? '', etag }
}

/** A new product that begins as a copy. */
export function copyState({ record }: Loaded<Product>): RecordState<ProductValues> {
  const values = productValues(record)
  return { values: { ...values, name: `${values.name} (copy)` }, image: '', etag: null }
}

export function productValues(product: Product): ProductValues {
  return {
    name: product.name,
    description: product.description,
    price: String(product.price),
    category: product.category._id,
    subcategory: product.subcategory?._id ?? '',
    featured: product.featured,
    inStock: product.inStock,
    originalPrice: product.originalPrice === undefined ? '' : String(product.originalPrice),
    size: product.size ?? '',
    benefits: product.benefits ?? '',
    isBestSeller: product.isBestSeller,
  }
}

/** The same rules as the server's. */
export const productFormSchema = productCreateSchema.refine(
  ({ price, originalPrice }) => originalPrice === null || originalPrice >= price,
  { path: ['originalPrice'], message: messages.product.originalPriceBelowPrice },
)

export const productLabels: Record<keyof ProductValues | 'image', string> = {
  name: 'Name',
  description: 'Description',
  price: 'Price (₹)',
  category: 'Category',
  subcategory: 'Subcategory',
  featured: 'Featured',
  inStock: 'In stock',
  originalPrice: 'Original price (₹)',
  size: 'Size',
  benefits: 'Benefits',
  isBestSeller: 'Bestseller',
  image: 'Image',
}
