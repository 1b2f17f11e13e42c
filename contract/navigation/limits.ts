/** Limits of the header's items, and of the label of the menu for the rest. */
export const navLimits = {
  visibleItems: { min: 1, max: 10, default: 5 },
  label: 30,
} as const
