import { messages } from '../../../../contract/messages.ts'
import { type Product, productCreateSchema } from '../../../../contract/product.ts'

/** What a new product begins with. */
export const newProduct = {
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
}

export type ProductValues = typeof newProduct

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
