import { popularCategory, productsAddress, publicPaths } from '../public-paths.ts'

/** The header's fixed entries, in the order used for entries with equal order numbers. */
export const fixedItems = ['home', 'products', 'gallery', 'about', 'contact', 'popular'] as const
export type FixedItem = (typeof fixedItems)[number]

/** Labels and addresses of the fixed entries. */
export const fixedEntries: Record<FixedItem, { label: string; to: string }> = {
  home: { label: 'Home', to: publicPaths.home },
  products: { label: 'Products', to: publicPaths.products },
  gallery: { label: 'Gallery', to: publicPaths.gallery },
  about: { label: 'About Us', to: publicPaths.about },
  contact: { label: 'Contact', to: publicPaths.contact },
  popular: { label: 'Popular', to: productsAddress({ _id: popularCategory, name: 'Popular' }) },
}
