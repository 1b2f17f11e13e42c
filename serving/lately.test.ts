import { expect, it } from 'vitest'
import { Lately } from './lately.ts'

it('knows what was met last, and forgets in time', () => {
  const lately = new Lately(64)
  expect(lately.has('/api/products?search=oil')).toBe(false)
  lately.add('/api/products?search=oil')
  lately.add('')
  expect(lately.has('/api/products?search=oil')).toBe(true)
  expect(lately.has('')).toBe(true)
  expect(lately.has('/api/products?search=oil&page=2')).toBe(false)

  const many = Array.from({ length: 10_000 }, (_, page) => `/api/products?page=${page}`)
  for (const address of many) lately.add(address)
  const left = many.filter((address) => lately.has(address))
  expect(left.length).toBeGreaterThan(8)
  expect(left.length).toBeLessThanOrEqual(64)
  expect(left).toContain(many.at(-1))
})
