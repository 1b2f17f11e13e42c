/** States of a record today: visible to everybody, or only to staff, with the reason. */
export const visibilities = ['public', 'hidden', 'scheduled', 'ended'] as const
export type Visibility = (typeof visibilities)[number]

/** The records that a list shows to staff. */
export const visibilityFilters = ['public', 'all', 'hidden', 'scheduled', 'ended'] as const
export type VisibilityFilter = (typeof visibilityFilters)[number]
