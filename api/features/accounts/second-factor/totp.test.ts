import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { findStep, makeSecret, writeKey } from './totp.ts'

const stored = Buffer.from('12345678901234567890').toString('base64url')

// RFC 6238, appendix B: the last six digits of the codes for SHA-1.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at %d seconds is %s', (seconds, code) => {
  expect(findStep(stored, code, { now: seconds * 1000 })).toBe(Math.floor(seconds / 30))
})

it('the check of a code takes those of the steps beside, none further away, and none that is spent', () => {
  const now = 1_111_111_111_000
  const step = Math.floor(now / 30_000)
  const secret = Secret.fromLatin1('12345678901234567890')
  const find = (of: number, spent?: number) =>
    findStep(stored, TOTP.generate({ secret, timestamp: of * 30_000 }), {
      now,
      ...(spent && { spent }),
    })
  expect([-2, -1, 0, 1, 2].map((offset) => find(step + offset))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ])
  expect([step - 1, step, step + 1].map((of) => find(of, step))).toEqual([null, null, step + 1])
  for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(findStep(stored, code, { now })).toBeNull()
})

it('the key for an app is written as apps read it', () => {
  const label = { shopName: 'Mill & Press', account: 'meena@example.com' }
  expect(writeKey(stored, label)).toEqual({
    key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    address:
      'otpauth://totp/Mill%20%26%20Press:meena%40example.com?issuer=Mill%20%26%20Press&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  })
  expect(writeKey(makeSecret(), label).key).toMatch(/^[A-Z2-7]{32}$/)
})
