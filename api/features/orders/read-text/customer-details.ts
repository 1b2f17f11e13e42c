import { readPinCode } from '../../../../contract/delivery/pin-code.ts'
import { orderLimits } from '../../../../contract/orders/limits.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { cutText } from '../../../../contract/text/text-length.ts'

type DetailName = 'name' | 'place' | 'pin' | 'note'

/** A PIN code somewhere in a line. */
export const pinCode = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/
/** Words and signs before and after a place: `Deliver to … - PIN`. */
const aroundPlace =
  /^(?:deliver(?:y)? to|send to|[\s,.:;-])+|(?:pin ?code|pin|பின்கோடு|பின்|[\s,.:;-])+$/giu
const spokenDetail =
  /^\s*(name|பெயர்|peyar|per|place|town|city|village|ஊர்|oor|(?:delivery )?address|முகவரி|pin ?code|pin|பின்கோடு|note|குறிப்பு)\s*[:=-]\s*(.+)$/iu
/** Labels of details; all others introduce a place. */
const spokenNames: Record<string, DetailName> = {
  name: 'name',
  பெயர்: 'name',
  peyar: 'name',
  per: 'name',
  pin: 'pin',
  pincode: 'pin',
  'pin code': 'pin',
  பின்கோடு: 'pin',
  note: 'note',
  குறிப்பு: 'note',
}

/** The customer's details in a message, and the note. */
export class CustomerDetails {
  readonly #details: Partial<Record<DetailName, string>> = {}

  set(name: DetailName, value: string): void {
    this.#details[name] = value
  }

  addToNote(written: string): void {
    this.#details.note += `\n${written}`
  }

  /** Takes a line that begins with a freely worded label; false if it has none. */
  takeSpoken(written: string): boolean {
    const [, label = '', value = ''] = spokenDetail.exec(written) ?? []
    if (!label) return false
    const name = spokenNames[normalizeText(label)]
    if (name) this.#details[name] ??= value.trim()
    else this.addPlace(value)
    return true
  }

  addPlace(written: string): void {
    this.#details.pin ??= pinCode.exec(written)?.[0]
    const place = written.replace(pinCode, ' ').replace(aroundPlace, '').trim()
    if (place) this.#details.place ??= place
  }

  toAnswer(): Pick<ReadOrder, 'customer' | 'note'> {
    const { name, place, pin, note } = this.#details
    const read = readPinCode(pin ?? '')
    return {
      customer: {
        ...(name && { name: cutText(name, orderLimits.name) }),
        ...(place && { place: cutText(place, orderLimits.place) }),
        ...(read && { pin: read }),
      },
      ...(note && { note: cutText(note, orderLimits.note) }),
    }
  }
}
