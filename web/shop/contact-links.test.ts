import { expect, it } from 'vitest'
import { listInternational } from '../../contract/settings/phone-number.ts'
import { phoneAddress } from './contact-links.ts'

it.each(['98765 43210', '098765-43210', '+91 98765 43210', '0091 98765 43210', '௯௮௭௬௫ ௪௩௨௧௦'])(
  'a link to a number that is stored as %j has its country code',
  (stored) => {
    expect(phoneAddress(stored, listInternational([stored]))).toBe('tel:+919876543210')
  },
)

it('a short number that was stored before can still be called', () => {
  expect(phoneAddress('234 567', listInternational(['234 567']))).toBe('tel:234567')
})
