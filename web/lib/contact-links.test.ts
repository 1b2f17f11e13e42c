import { expect, it } from 'vitest'
import { whatsappAddress } from '../../contract/settings/business.ts'
import { phoneAddress } from './contact-links.ts'

it.each(['98765 43210', '098765-43210', '+91 98765 43210', '0091 98765 43210', '௯௮௭௬௫ ௪௩௨௧௦'])(
  'links to a number that is stored as %j have its country code',
  (stored) => {
    expect(whatsappAddress(stored, 'Order 1 L')).toBe(
      'https://wa.me/919876543210?text=Order%201%20L',
    )
    expect(phoneAddress(stored)).toBe('tel:+919876543210')
  },
)

it('a short number that was stored before can still be called', () => {
  expect(phoneAddress('234 567')).toBe('tel:234567')
})
