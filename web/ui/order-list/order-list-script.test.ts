import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeScript } from './order-list-script.tsx'

it('weighs at most 1 kB, compressed', () => {
  expect(gzipSync(writeScript(), { level: 9 }).length).toBeLessThanOrEqual(1000)
})
