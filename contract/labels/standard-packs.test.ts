import { describe, expect, it } from 'vitest'
import type { PackUnit } from '../prices/unit-price.ts'
import { findPackWarning, lacksMass, oilKinds } from './standard-packs.ts'

const sizes = [200, 500, 1000, 2000, 3000, 4000, 5000, 15_000, 20_000]
const units = [
  { packUnit: 'ml', parts: 1, small: 'ml', large: 'L' },
  { packUnit: 'l', parts: 1000, small: 'ml', large: 'L' },
  { packUnit: 'g', parts: 1, small: 'g', large: 'kg' },
  { packUnit: 'kg', parts: 1000, small: 'g', large: 'kg' },
] as const
const everySize = units.flatMap((unit) =>
  [1, 3].flatMap((packCount) =>
    sizes.map((size, index) => ({
      ...unit,
      packCount,
      size,
      index,
      packAmount: size / unit.parts,
    })),
  ),
)
const write = (size: number, { small, large }: (typeof units)[number]) =>
  size < 1000 ? `${size} ${small}` : `${size / 1000} ${large}`

describe('a standard size', () => {
  it.each(everySize)(
    'a standard size of $packCount × $packAmount $packUnit is not warned of',
    (pack) => {
      expect(findPackWarning('groundnut', pack)).toBeNull()
    },
  )

  it.each(everySize)(
    'a little below $packCount × $packAmount $packUnit is named with the one before, if there is one',
    (pack) => {
      const packAmount = (pack.size * 1000 - 1000) / 1000 / pack.parts
      const before = sizes[pack.index - 1]
      const warning =
        before === undefined
          ? null
          : expect.stringContaining(
              ` is no standard size of groundnut oil: ${write(before, pack)} or ${write(pack.size, pack)}`,
            )
      expect(findPackWarning('groundnut', { ...pack, packAmount })).toEqual(warning)
    },
  )

  it.each(everySize)(
    'a little above $packCount × $packAmount $packUnit is named with the next, if there is one',
    (pack) => {
      const packAmount = (pack.size + 1) / pack.parts
      const next = sizes[pack.index + 1]
      const warning =
        next === undefined
          ? null
          : expect.stringContaining(
              ` is no standard size of sesame oil: ${write(pack.size, pack)} or ${write(next, pack)}`,
            )
      expect(findPackWarning('sesame', { ...pack, packAmount })).toEqual(warning)
    },
  )
})

describe('sizes of packs', () => {
  it.each([
    ['groundnut', 250, 'ml', '250 ml is no standard size of groundnut oil: 200 ml or 500 ml'],
    ['rice-bran', 750, 'ml', '750 ml is no standard size of rice bran oil: 500 ml or 1 L'],
    ['blend', 2.3, 'l', '2.3 L is no standard size of blended oil: 2 L or 3 L'],
    ['corn', 1001, 'g', '1,001 g is no standard size of corn oil: 1 kg or 2 kg'],
    ['mustard', 19.999, 'kg', '19.999 kg is no standard size of mustard oil: 15 kg or 20 kg'],
  ] as const)('the size of %s, %d %s is warned of', (oil, packAmount, packUnit, warning) => {
    expect(findPackWarning(oil, { packAmount, packUnit })).toBe(warning)
  })

  it.each([
    ['groundnut', 0.2, 'l'],
    ['groundnut', 199.999, 'ml'],
    ['groundnut', 20.001, 'l'],
    ['groundnut', 250, 'piece'],
    ['minor', 250, 'ml'],
    [null, 250, 'ml'],
    [undefined, 250, 'ml'],
  ] as const)('the size of %s, %d %s is free', (oil, packAmount, packUnit) => {
    expect(findPackWarning(oil, { packAmount, packUnit })).toBeNull()
  })

  it('the size of a pack is not judged before it is whole', () => {
    expect(findPackWarning('groundnut', { packAmount: 250 })).toBeNull()
    expect(findPackWarning('groundnut', { packUnit: 'ml' })).toBeNull()
  })

  it('the size of a pack is judged for each standard oil, and for no other', () => {
    const judged = oilKinds.filter((oil) =>
      findPackWarning(oil, { packAmount: 250, packUnit: 'ml' }),
    )
    expect(judged).toEqual(oilKinds.slice(0, 10))
  })
})

describe('the mass of an oil', () => {
  it.each([
    ['groundnut', 'ml', undefined, true],
    ['minor', 'l', undefined, true],
    ['minor', 'l', 910, false],
    ['groundnut', 'kg', undefined, false],
    ['groundnut', undefined, undefined, false],
    [null, 'ml', undefined, false],
  ] as [Parameters<typeof lacksMass>[0], PackUnit | undefined, number | undefined, boolean][])(
    'the mass of an oil of %s in %s with %s g is missing: %s',
    (oil, packUnit, packMass, isMissing) => {
      expect(lacksMass(oil, { packUnit, packMass })).toBe(isMissing)
    },
  )
})
