import { deliveryLimits } from './limits.ts'

const { charge, days, mass, packing } = deliveryLimits

/** Messages about the rules of delivery. */
export const deliveryMessages = {
  packing: `Must be a whole number from 0 to ${packing.max}`,
  zones: (max: number) => `At most ${max} zones`,
  name: 'A zone needs a name',
  prefixes: (max: number) => `At most ${max} beginnings of PIN codes`,
  noPrefix: 'A zone needs the beginning of a PIN code',
  prefix: 'The beginning of a PIN code has 1 to 6 digits',
  taken: (prefix: string, zone: string) => `${prefix} belongs to ${zone} already`,
  slabs: (max: number) => `A zone has 1 to ${max} weight steps`,
  mass: `Must be a whole number of grams from 1 to ${mass}`,
  rising: 'Must be more than in the step before',
  charge: `Must be an amount in rupees from 0 to ${charge}`,
  goods: 'Must be an amount in rupees, 0 or more',
  days: `Must be two whole numbers of days from 0 to ${days}`,
  daysOrder: 'The longest must not be less than the shortest',
} as const
