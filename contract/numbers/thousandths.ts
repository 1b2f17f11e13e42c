/** Whole thousandths of an amount with at most three decimals, such as 2300 of 2.3: sums of them are exact. */
export function toThousandths(amount: number): number {
  return Math.round(amount * 1000)
}

export function fromThousandths(thousandths: number): number {
  return thousandths / 1000
}
