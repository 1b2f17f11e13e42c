/** States of a price revision. */
export const priceRevisionStates = [
  'draft',
  'scheduled',
  'applied',
  'cancelled',
  'reverted',
  'stopped',
] as const
export type PriceRevisionState = (typeof priceRevisionStates)[number]

/** Causes that stop a price revision: prices have changed, or it is due soon after a restore. */
export const stopCauses = ['prices', 'restore'] as const
export type StopCause = (typeof stopCauses)[number]

/** Reasons why a line changes no price. */
export const skipReasons = {
  noPrice: 'has no price',
  noPack: 'has no pack in this unit',
  leftOut: 'left out',
  deleted: 'deleted',
} as const
export type SkipReason = (typeof skipReasons)[keyof typeof skipReasons]
