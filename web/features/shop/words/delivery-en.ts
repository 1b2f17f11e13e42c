import { deliveryWordsEn } from '../../../../contract/delivery/words-en.ts'

/** English words of the delivery page. */
export const deliveryEn = {
  charges: deliveryWordsEn,
  description: 'Where we send oil to, how long it takes, and what it costs by weight.',
  byWeight: (packing: number) => `By weight, with ${packing} % added for packing. `,
  isEstimate: 'These charges are estimates; we confirm the exact charge in the chat.',
  pinCodes: (prefixes: string) => `PIN codes that begin with ${prefixes}`,
  /** Before and after the name of the zone. */
  chargesFor: ['Charges for ', ''],
  weight: 'Weight',
  goodsWeight: 'Weight of the goods (kg)',
  weightWrong: 'Give the weight in kilos, such as 2.5',
  charge: 'Charge',
  upTo: (kilos: number) => `Up to ${kilos} kg`,
  above: (kilos: number) => `Above ${kilos} kg`,
  eachKilo: (charge: string) => `${charge} for each further kg or part of it`,
  freeFrom: (goods: string) => `Free from ${goods} of goods`,
  /** Before and after who brings it. */
  by: ['by ', ''],
}

export type DeliveryPageWords = typeof deliveryEn

/** Handed by the route around a page to the page. */
export const handle = { delivery: deliveryEn }
