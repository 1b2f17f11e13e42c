import { listWrites, type Schema } from './description.ts'
import { Later, later, type RandomRequest } from './random-requests.ts'

/** A request with one value at a bound of the description, or beyond it. */
export type ExtremeWrite = RandomRequest & {
  /** The call, the address of the value in its body, and the value. */
  about: string
  /** True if it must be rejected. */
  isBeyond: boolean
}

type Extreme = { value: unknown; isBeyond: boolean }
type Leaf = { path: string[]; extremes: Extreme[] }
type Target = { path: string[]; value: unknown }

/** Fields that must accompany another field. */
const companions: Record<string, object> = {
  packAmount: { packUnit: 'ml' },
  backOn: { stock: 'out' },
  words: { kind: 'searched', found: 1, how: 'literal' },
  found: { kind: 'searched', words: 'oil', how: 'literal' },
}

/** For each number, text and list of the wanted writes: the least, the greatest, and a value beyond each. */
export function extremeWrites(
  isWanted: (call: ReturnType<typeof listWrites>[number]) => boolean,
): ExtremeWrite[] {
  return listWrites()
    .filter(isWanted)
    .flatMap((call) => {
      const { body, method, path: address } = call
      if (!body) return []
      return listLeaves(body).flatMap(({ path, extremes }) =>
        extremes.map(({ value, isBeyond }) => ({
          call,
          record: -1,
          headers: {},
          form: { isUsed: false, picture: 0 },
          body: fill(body, { path, value }),
          about: `${method} ${address} ${path.join('.')} ${print(value)}`,
          isBeyond,
        })),
      )
    })
}

/** Lists each number, text and list with its path: the first item of lists, and every option. */
function listLeaves(schema: Schema, path: string[] = []): Leaf[] {
  const options = optionsOf(schema)
  if (options) return options.flatMap((option) => listLeaves(option, path))
  const { type, properties = {}, items } = schema
  if (schema.enum || later[path.at(-1) ?? '']) return []
  if (type === 'object')
    return Object.entries(properties).flatMap(([name, part]) => listLeaves(part, [...path, name]))
  if (type === 'array' && items)
    return [{ path, extremes: listExtremes(schema) }, ...listLeaves(items, [...path, '0'])]
  if (type === 'number' || type === 'integer') return [{ path, extremes: numberExtremes(schema) }]
  return type === 'string' ? [{ path, extremes: textExtremes(schema) }] : []
}

function numberExtremes({ type, minimum = 0, maximum = 0 }: Schema): Extreme[] {
  const fraction = type === 'integer' ? [minimum + 0.5] : []
  return [...at(minimum, maximum), ...beyond(minimum - 1, maximum + 1, 1e308, ...fraction)]
}

function textExtremes({ format, pattern, maxLength, minLength = 0 }: Schema): Extreme[] {
  const broken = beyond('a\0', '\ud83e')
  if (format === 'date')
    return [...at('2000-01-01', '2999-12-31'), ...beyond('0000-01-01', '9999-12-31'), ...broken]
  if (format === 'date-time')
    return [...at('0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00'), ...broken]
  if (pattern || maxLength === undefined) return broken
  const longest = '🫒"எ'.repeat(maxLength).match(/./gu)?.slice(0, maxLength).join('')
  return [...at(longest, 'a'.repeat(minLength)), ...beyond('எ'.repeat(maxLength + 1)), ...broken]
}

function listExtremes({ minItems = 0, maxItems, items = {} }: Schema): Extreme[] {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => typical(items, '', index))
  if (maxItems === undefined) return at(some(minItems))
  return [...at(some(minItems), some(maxItems)), ...beyond(some(maxItems + 1))]
}

const at = (...values: unknown[]) => values.map((value) => ({ value, isBeyond: false }))
const beyond = (...values: unknown[]) => values.map((value) => ({ value, isBeyond: true }))

/** Makes a body with a value at a path, and the required fields beside it. */
function fill(schema: Schema, { path, value }: Target): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const option = optionsOf(schema)?.find((option) => hasStep(option, step))
  if (option) return fill(option, { path, value })
  if (schema.type === 'array') return [fill(schema.items ?? {}, { path: rest, value })]
  const part = fill(schema.properties?.[step] ?? {}, { path: rest, value })
  return { ...typicalObject(schema), ...companions[step], [step]: part }
}

function hasStep(schema: Schema, step: string): boolean {
  const options = optionsOf(schema)
  if (options) return options.some((option) => hasStep(option, step))
  return schema.type === 'array' || step in (schema.properties ?? {})
}

function typicalObject({ properties = {}, required = [] }: Schema, index = 0): object {
  return Object.fromEntries(
    required.map((name) => [name, typical(properties[name] ?? {}, name, index)]),
  )
}

/** A value that is likely to be accepted; each `index` gives a different one. */
function typical(schema: Schema, name: string, index = 0): unknown {
  const known = later[name]
  if (known) return new Later(known, index)
  const option = optionsOf(schema)?.find(({ type }) => type !== 'null')
  if (option) return typical({ example: schema.example, ...option }, name, index)
  const { type, enum: values, example, format, items = {}, minItems = 1 } = schema
  if (type === 'object') return typicalObject(schema, index)
  if (type === 'array')
    return example ?? Array.from({ length: minItems }, (_, at) => typical(items, '', index + at))
  if (values) return values[index % values.length]
  if (type === 'number' || type === 'integer') return Number(example ?? 1) + index
  if (type === 'boolean') return true
  if (format === 'date') return new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
  if (schema.pattern) return /^\d{1,3}$/.test(String(example)) ? String(600_000 + index) : example
  return `${example ?? 'x'}${index || ''}`
}

function optionsOf({ anyOf, oneOf, type, ...schema }: Schema): Schema[] | undefined {
  if (Array.isArray(type)) return type.map((alternative) => ({ ...schema, type: alternative }))
  return anyOf ?? oneOf
}

function print(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length})` : text
}
