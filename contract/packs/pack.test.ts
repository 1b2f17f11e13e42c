import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { packUnits } from '../prices/unit-price.ts'
import { packLimits } from './limits.ts'
import { packFields } from './pack.ts'

const { between, decimals } = messages.validation

describe('the fields of a pack', () => {
  const amountRange = between(packLimits.amount.min, packLimits.amount.max)
  const countRange = between(packLimits.count.min, packLimits.count.max)
  const massRange = between(packLimits.mass.min, packLimits.mass.max)

  it.each([
    ['packAmount', ' 0.5 ', 0.5],
    ['packAmount', '.5', 0.5],
    ['packAmount', '12.3450', 12.345],
    ['packAmount', 100_000, 100_000],
    ['packAmount', '  ', null],
    ['packAmount', null, null],
    ['packUnit', 'kg', 'kg'],
    ['packUnit', 'Kg', 'kg'],
    ['packUnit', ' ML ', 'ml'],
    ['packUnit', '', null],
    ['packCount', '3', 3],
    ['packCount', '2.0', 2],
    ['packCount', '', 1],
    ['packMass', '455', 455],
    ['packMass', null, null],
  ] as const)('the field %s of a pack takes %j', (field, value, expected) => {
    expect(packFields[field].parse(value)).toBe(expected)
  })

  it.each([
    ['packAmount', '0.0005', decimals[3]],
    ['packAmount', 0.0005, decimals[3]],
    ['packAmount', 1e-7, amountRange],
    ['packAmount', '0', amountRange],
    ['packAmount', '-1', amountRange],
    ['packAmount', '5e2', amountRange],
    ['packAmount', '1e999', amountRange],
    ['packAmount', '௫௦௦', amountRange],
    ['packAmount', '५००', amountRange],
    ['packAmount', '1,000', amountRange],
    ['packAmount', '5.', amountRange],
    ['packAmount', 'half', amountRange],
    ['packAmount', '100000.001', amountRange],
    ['packAmount', true, amountRange],
    ['packUnit', 'pint', messages.validation.oneOf(packUnits)],
    ['packCount', '0', countRange],
    ['packCount', '101', countRange],
    ['packCount', '௩', countRange],
    ['packCount', '2.5', decimals[0]],
    ['packMass', '-5', massRange],
    ['packMass', '1000001', massRange],
    ['packMass', '455.5', decimals[0]],
  ] as const)('the field %s of a pack rejects %j', (field, value, message) => {
    expect(packFields[field].safeParse(value).error?.issues[0]?.message).toBe(message)
  })
})
