import { toPaise } from '../prices/paise.ts'
import type { DeliveryRules, DeliveryZone } from './delivery.ts'

/** Goods to send: their price in paise, grams without packing, and whether any mass is unknown. */
export type Parcel = { paise: number; grams: number; isPartial: boolean }

/** Charge of a delivery, and the rule behind it. Grams include packing. */
export type DeliveryQuote = { grams: number; zone?: DeliveryZone; prefix?: string } & (
  | { rule: 'free-from' }
  /** `isFrom`: the charge may be higher, because the mass of some goods is unknown. */
  | { rule: 'slab' | 'beyond'; paise: number; isFrom: boolean }
  | { rule: 'ask'; why: 'no zone' | 'too heavy' | 'no mass' }
)

type Line = { product: { packMass?: number | undefined; price: number }; quantity: number }

/** Sums the goods of some lines. */
export function packParcel(lines: readonly Line[]): Parcel {
  return {
    paise: lines.reduce((sum, { product, quantity }) => sum + toPaise(product.price) * quantity, 0),
    grams: lines.reduce(
      (sum, { product, quantity }) => sum + (product.packMass ?? 0) * quantity,
      0,
    ),
    isPartial: lines.some(({ product }) => product.packMass === undefined),
  }
}

/** Grams with packing, rounded up. */
export function addPacking(grams: number, packing: number): number {
  return Math.ceil((grams * (100 + packing)) / 100)
}

/** Calculates the charge for sending goods to a PIN code, exact in paise. */
export function quoteDelivery(
  { packing, zones }: DeliveryRules,
  pin: string,
  parcel: Parcel,
): DeliveryQuote {
  const grams = addPacking(parcel.grams, packing)
  const found = findZone(zones, pin)
  if (!found) return { grams, rule: 'ask', why: 'no zone' }
  const { freeFrom } = found.zone
  if (freeFrom !== undefined && parcel.paise >= toPaise(freeFrom))
    return { grams, ...found, rule: 'free-from' }
  return { grams, ...found, ...chargeFor(found.zone, grams, parcel.isPartial) }
}

/** The zone with the longest prefix of the PIN code. */
function findZone(zones: readonly DeliveryZone[], pin: string) {
  for (let length = pin.length; length > 0; length--) {
    const prefix = pin.slice(0, length)
    const zone = zones.find(({ prefixes }) => prefixes.includes(prefix))
    if (zone) return { zone, prefix }
  }
  return null
}

function chargeFor({ slabs, perKgBeyond }: DeliveryZone, grams: number, isPartial: boolean) {
  const slab = slabs.find(({ upTo }) => grams <= upTo)
  if (slab) {
    const paise = toPaise(slab.charge)
    if (isPartial && paise === 0) return { rule: 'ask', why: 'no mass' } as const
    return { rule: 'slab', paise, isFrom: isPartial } as const
  }
  if (isPartial) return { rule: 'ask', why: 'no mass' } as const
  const last = slabs.at(-1)
  if (!last || perKgBeyond === undefined) return { rule: 'ask', why: 'too heavy' } as const
  const kilos = Math.ceil((grams - last.upTo) / 1000)
  const paise = toPaise(last.charge) + toPaise(perKgBeyond) * kilos
  return { rule: 'beyond', paise, isFrom: false } as const
}
