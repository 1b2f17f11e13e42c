import { expect, it } from 'vitest'
import { codeOf, findStep, makeSecret, stepAt, writeAddress, writeKey } from './totp.ts'

// RFC 6238, appendix B: the last six digits of the codes for SHA-1.
const secret = Buffer.from('12345678901234567890')
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(codeOf(secret, stepAt(seconds * 1000))).toBe(code)
  expect(findStep(secret, code, { now: seconds * 1000 })).toBe(stepAt(seconds * 1000))
})

it('takes the codes of the steps beside, none further away, and none that is spent', () => {
  const now = 1_111_111_111_000
  const step = stepAt(now)
  const find = (of: number, spent?: number) =>
    findStep(secret, codeOf(secret, of), { now, ...(spent && { spent }) })
  expect([-2, -1, 0, 1, 2].map((offset) => find(step + offset))).toEqual([
    ...[null, step - 1, step],
    ...[step + 1, null],
  ])
  expect([step - 1, step, step + 1].map((of) => find(of, step))).toEqual([null, null, step + 1])
  for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(findStep(secret, code, { now })).toBeNull()
})

it('writes the secret as apps read it', () => {
  expect(writeKey(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const label = { site: 'Mill & Press', account: 'meena@example.com' }
  expect(writeAddress(secret, label)).toBe(
    'otpauth://totp/Mill%20%26%20Press:meena%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Mill%20%26%20Press',
  )
  expect(writeKey(makeSecret())).toMatch(/^[A-Z2-7]{32}$/)
})
