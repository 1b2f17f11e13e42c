/** Money is stored and calculated in whole paise; a double represents two decimals exactly enough to be rounded. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

export function toRupees(paise: number): number {
  return paise / 100
}
