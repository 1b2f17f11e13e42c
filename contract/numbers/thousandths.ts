/** Whole thousandths of an amount with at most three decimals (2.3 becomes 2300), so that sums are exact. */
export function toThousandths(amount: number): number {
  return Math.round(amount * 1000)
}

export function fromThousandths(thousandths: number): number {
  return thousandths / 1000
}
