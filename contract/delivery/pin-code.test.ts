import { expect, it } from 'vitest'
import { readPinCode, writePinCode } from './pin-code.ts'

it.each([
  ['641602', '641602'],
  [' 641 602 ', '641602'],
  ['௬௪௧௬௦௨', '641602'],
  ['641\u00a0602', '641602'],
  ['041602', null],
  ['64160', null],
  ['6416022', null],
  ['64160a', null],
  ['', null],
])('the text %s is read as the PIN code %s', (text, pin) => {
  expect(readPinCode(text)).toBe(pin)
})

it('parts a PIN code in the middle', () => {
  expect(writePinCode('641602')).toBe('641 602')
})
