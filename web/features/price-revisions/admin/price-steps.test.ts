import { expect, it } from 'vitest'
import { drawSteps } from './price-steps.ts'

const box = { left: 0, top: 0, right: 100, bottom: 50 }
const at = (day: number) => `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
const time = (day: number) => Date.parse(at(day))

it('the line of prices holds each price until the next, and the last until now', () => {
  const points = [
    { at: at(9), price: 400 },
    { at: at(5), price: 500 },
    { at: at(1), price: 300 },
  ]
  const { path, dots, lowest, highest } = drawSteps(points, time(11), box)
  expect(path).toBe('M0 50H40V0H80V25H100')
  expect(dots.at(-1)).toEqual({ x: 80, y: 25 })
  expect([lowest, highest]).toEqual([300, 500])
})

it('the line of prices draws a price that came back, and two of one moment', () => {
  const points = [
    { at: at(1), price: 300 },
    { at: at(1), price: 300 },
  ]
  expect(drawSteps(points, time(1), box).path).toBe('M50 25H50V25H100')
  expect(drawSteps(points, time(2), box).path).toBe('M0 25H0V25H100')
})

it('the line of prices does not run backwards where the clock is behind', () => {
  const points = [
    { at: at(9), price: 400 },
    { at: at(5), price: 500 },
  ]
  expect(drawSteps(points, time(6), box).path).toBe('M0 0H100V50H100')
})
