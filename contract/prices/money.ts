import { toRupees } from './paise.ts'

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Rupees with Indian grouping: whole amounts without decimals unless they are asked for. */
export function formatRupees(amount: number, decimals: 'auto' | 'always' = 'auto'): string {
  const format = decimals === 'always' || !Number.isInteger(amount) ? exact : whole
  return `₹${format.format(amount)}`
}

/** A price as it is stored, such as `₹2,390`. */
export function formatPaise(paise: number): string {
  return formatRupees(toRupees(paise))
}
