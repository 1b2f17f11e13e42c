import { publicPaths } from '../../../contract/public-paths.ts'
import type { Query } from '../../addresses/query.ts'
import { listAddress } from '../../lists/list-query.ts'

/** Parameters of the gallery's page. */
export const galleryParameters = ['category'] as const

/** The category in the query of an address; blank for all. */
export function readGalleryCategory(search: string): string {
  const query: Query<(typeof galleryParameters)[number]> = new URLSearchParams(search)
  return query.get('category') ?? ''
}

/** The gallery's address with the pictures of a category, or with all. */
export function galleryAddress(category: string): string {
  return listAddress(publicPaths.gallery, { category })
}
