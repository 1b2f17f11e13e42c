import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { orderListLimits } from '../../../contract/order-list/order-list-terms.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { writeScript } from './order-list-script.tsx'

it('weighs at most 1 kB, compressed', () => {
  expect(gzipSync(writeScript(), { level: 9 }).length).toBeLessThanOrEqual(1000)
})

it('keeps the limits and the address of a list, which it writes by itself', () => {
  const script = writeScript()
  expect(script).toContain(`lines.size > ${orderListLimits.lines}`)
  expect(script).toContain(`n < ${orderListLimits.quantity.max + 1}`)
  expect(script).toContain(`${publicPaths.orderList}?i=`)
})
