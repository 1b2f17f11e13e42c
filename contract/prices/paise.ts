/** Money is stored and reckoned in whole paise; two decimals survive the way through a double. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100)
}

export function toRupees(paise: number): number {
  return paise / 100
}
