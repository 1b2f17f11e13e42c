import type { DeliveryZone } from '../../../../../contract/delivery/delivery.ts'
import { writeDays } from '../../../../../contract/delivery/words.ts'
import { deliveryWordsEn } from '../../../../../contract/delivery/words-en.ts'
import { foldDigits } from '../../../../../contract/numbers/fold-digits.ts'
import { readMoney } from '../../../../../contract/numbers/read-money.ts'
import { readNumber, toNumber } from '../../../../../contract/numbers/read-number.ts'
import { formatRupees } from '../../../../../contract/prices/money.ts'

/** A zone as it is typed: masses in kilos, beginnings of PIN codes with commas. */
export type ZoneText = {
  name: string
  nameTa: string
  prefixes: string
  slabs: { upTo: string; charge: string }[]
  perKgBeyond: string
  freeFrom: string
  days: [string, string]
  by: string
}

export const blankZone: ZoneText = {
  name: '',
  nameTa: '',
  prefixes: '',
  slabs: [{ upTo: '', charge: '' }],
  perKgBeyond: '',
  freeFrom: '',
  days: ['', ''],
  by: '',
}

/** Zones as the text that a form holds: JSON of what is typed. */
export function formatZones(zones: readonly DeliveryZone[]): string {
  return writeZones(zones.map(toText))
}

export function writeZones(zones: ZoneText[]): string {
  return zones.length === 0 ? '' : JSON.stringify(zones)
}

export function readZones(text: string): ZoneText[] {
  return text === '' ? [] : JSON.parse(text)
}

/** Zones as they are sent. A text that is no number becomes one that every schema rejects. */
export function parseZones(text: string): DeliveryZone[] {
  return readZones(text).map(({ slabs, prefixes, days, perKgBeyond, freeFrom, ...zone }) => ({
    ...zone,
    prefixes: splitPrefixes(prefixes),
    slabs: slabs.map(({ upTo, charge }) => ({
      upTo: toGrams(upTo),
      charge: toNumber(readMoney(charge)),
    })),
    days: [toNumber(readNumber(days[0])), toNumber(readNumber(days[1]))],
    ...(perKgBeyond.trim() && { perKgBeyond: toNumber(readMoney(perKgBeyond)) }),
    ...(freeFrom.trim() && { freeFrom: toNumber(readMoney(freeFrom)) }),
  }))
}

/** `641 602` is one PIN code, as it stands on letters. */
function splitPrefixes(text: string): string[] {
  const parts = foldDigits(text)
    .split(/[,;\n]/)
    .map((part) => part.replace(/\s/g, ''))
  return parts.filter(Boolean)
}

function toText({ slabs, prefixes, days, perKgBeyond, freeFrom, ...zone }: DeliveryZone): ZoneText {
  return {
    ...zone,
    prefixes: prefixes.join(', '),
    slabs: slabs.map(({ upTo, charge }) => ({ upTo: String(upTo / 1000), charge: String(charge) })),
    days: [String(days[0]), String(days[1])],
    perKgBeyond: perKgBeyond === undefined ? '' : String(perKgBeyond),
    freeFrom: freeFrom === undefined ? '' : String(freeFrom),
  }
}

/** Kilos in grams; not a whole number where more than three decimals are typed. */
export function toGrams(kilos: string): number {
  return Number((toNumber(readNumber(kilos)) * 1000).toFixed(3))
}

/** A zone as people read it. */
export function describeZone({ name, prefixes, slabs, days }: DeliveryZone): string {
  const steps = slabs.map(
    ({ upTo, charge }) => `up to ${upTo / 1000} kg ${charge ? formatRupees(charge) : 'free'}`,
  )
  return [`${name} (${prefixes.join(', ')})`, ...steps, writeDays(days, deliveryWordsEn)].join(', ')
}
