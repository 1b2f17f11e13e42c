/** The sorts that the public products page offers. */
export const publicSorts = ['default', 'price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
/** Every sort that the API knows. */
export const productSorts = [...publicSorts, 'newest', 'updated'] as const

export type PublicSort = (typeof publicSorts)[number]
export type ProductSort = (typeof productSorts)[number]
