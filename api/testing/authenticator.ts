import { codeOf, stepAt } from '../features/auth/totp.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an app which was given this key shows; `later` so many steps from now. */
export function readCode(key: string, later = 0): string {
  return codeOf(readKey(key), stepAt(Date.now()) + later)
}

/** A code that the app shows neither now nor soon. */
export function readWrongCode(key: string): string {
  const right = [-2, -1, 0, 1, 2, 3].map((later) => readCode(key, later))
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666', '777777']
  return wrong.find((code) => !right.includes(code)) ?? ''
}

function readKey(key: string): Buffer {
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
