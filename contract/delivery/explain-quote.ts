import { writeMass } from '../packs/pack-words.ts'
import { formatRupees } from '../prices/money.ts'
import type { DeliveryQuote } from './quote-delivery.ts'
import { writeCharge } from './words.ts'
import { deliveryWordsEn } from './words-en.ts'

/** Explains to staff which rule determines the charge, and why. */
export function explainQuote(quote: DeliveryQuote): string {
  const { zone, prefix, grams } = quote
  if (!zone) return 'No zone has this PIN code: the charge is told in the chat.'
  const match = `${zone.name}, because the PIN code begins with ${prefix}`
  const mass = `${writeMass(grams)} with packing`
  return `${match}. ${explainRule(quote, mass)}`
}

function explainRule(quote: DeliveryQuote, mass: string): string {
  const { zone, grams } = quote
  const last = zone?.slabs.at(-1)
  if (quote.rule === 'ask')
    return quote.why === 'no mass'
      ? 'The weight of some goods is not known: the charge is told in the chat.'
      : `${mass} is more than the last step, ${writeMass(last?.upTo ?? 0)}: the charge is told in the chat.`
  if (quote.rule === 'free-from')
    return `The goods come to ${formatRupees(zone?.freeFrom ?? 0)} or more: free.`
  if (quote.rule === 'beyond')
    return `${mass}, above ${writeMass(last?.upTo ?? 0)}, with ${formatRupees(zone?.perKgBeyond ?? 0)} for each further kg or part of it: ${writeCharge(quote, deliveryWordsEn)}.`
  const slab = zone?.slabs.find(({ upTo }) => grams <= upTo)
  return `${mass}, up to ${writeMass(slab?.upTo ?? 0)}: ${writeCharge(quote, deliveryWordsEn)}.`
}
