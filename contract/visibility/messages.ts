import { writeShortDay } from '../text/month-names.ts'

/** States of a record today: visible to everybody, or only to staff, with the reason. */
export const visibilities = ['public', 'hidden', 'scheduled', 'ended'] as const
export type Visibility = (typeof visibilities)[number]

/** The records that a list shows to staff. */
export const visibilityFilters = ['public', 'all', 'hidden', 'scheduled', 'ended'] as const
export type VisibilityFilter = (typeof visibilityFilters)[number]

export const visibilityMessages = {
  untilBeforeFrom: (from: string) =>
    `Choose a day from ${writeShortDay(from)} ${from.slice(0, 4)} on`,
  publicOnly: 'Only with `visibility=public`',
} as const
