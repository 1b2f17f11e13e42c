import { expect, it } from 'vitest'
import { listWrites, type Schema } from '../testing/description.ts'

/** Texts whose schemas count them after removing spaces and punctuation, or with a message of their own. */
const countedElsewhere = ['gtin', 'hsn', 'terms', 'order']
/** Texts that are compared but never stored. */
const compared = ['password', 'currentPassword']
const exceptions = [...countedElsewhere, ...compared]
/** Numbers stay exact when many are added up. */
const largest = 1e12

/** Every number, text and list of a body without a bound, by its path. */
function findUnbounded(schema: Schema, path: string): string[] {
  const { anyOf, oneOf, type, properties = {}, items, enum: values, ...bounds } = schema
  const options = anyOf ?? oneOf
  if (options) {
    // A number may be sent as a text, whose value is bounded.
    const hasNumber = options.some(({ type }) => type === 'number' || type === 'integer')
    return options
      .filter(({ type }) => !(hasNumber && type === 'string'))
      .flatMap((option) => findUnbounded(option, path))
  }
  if (values) return []
  const found = Object.entries(properties).flatMap(([name, part]) =>
    findUnbounded(part, `${path}.${name}`),
  )
  if (items) found.push(...findUnbounded(items, path))
  return isBounded([type].flat(), bounds, path) ? found : [...found, path]
}

function isBounded(types: unknown[], bounds: Schema, path: string): boolean {
  const { minimum = -Infinity, maximum = Infinity, maxLength, pattern, format, maxItems } = bounds
  if (types.includes('number') || types.includes('integer'))
    return minimum >= -largest && maximum <= largest
  if (types.includes('array')) return maxItems !== undefined
  if (!types.includes('string')) return true
  const isCounted = maxLength !== undefined || Boolean(pattern ?? format ?? bounds.allOf)
  return isCounted || exceptions.includes(path.split('.').at(-1) ?? '')
}

it('every number, text and list that a write takes has a least and a greatest value', () => {
  const bodies = listWrites().flatMap(({ method, path, body }) =>
    body ? [{ body, address: `${method} ${path}` }] : [],
  )
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.flatMap(({ body, address }) => findUnbounded(body, address))).toEqual([])
})
