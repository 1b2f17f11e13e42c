import fc from 'fast-check'
import { isCleanText } from '../../contract/text/clean-text.ts'
import { anyCharacter } from '../../tools/testing/any-character.ts'
import { listWrites, type Schema } from './description.ts'

/** Any request that the description of a write allows. */
export type RandomRequest = {
  call: Call
  /** Index of the record in the path, among those that exist by then. */
  record: number
  headers: Record<string, string | undefined>
  body: unknown
  /** For a form, a picture if it is not 0. */
  form: { isUsed: boolean; picture: number }
}

type Call = ReturnType<typeof listWrites>[number]

/** Value known only when the request is sent: an id, a future time, or a password. */
export class Later {
  readonly kind: string
  readonly number: number
  constructor(kind: string, number: number) {
    this.kind = kind
    this.number = number
  }
}

/** Chooses the last of several records, or any. */
const anyOfMany = fc.oneof(fc.constant(-1), fc.noBias(fc.nat(9999)))

/**
 * Characters of one or two code units, of several code points, composed and decomposed, right to left, and none
 * at all.
 */
const signs = [
  'a',
  ' ',
  '\n',
  '\t',
  '"',
  '\\',
  "'",
  '%',
  '<b>',
  '=1',
  'é',
  'e\u0301',
  'ß',
  'İ',
  'ﷺ',
  '㌀',
  '🫒',
  '👨\u200d🌾',
  '🇮🇳',
  'எண்ணெய்',
  'க\u0bc6\u0bbe',
  '\u0958',
  '\u1112\u1161\u11ab',
  '𝒳',
  '\u202e',
  '\u200f',
  '\u200b',
  '\ufeff',
  '\u0300\u0301\u0302',
  '\u{10ffff}',
  '\u2028',
]
/** Characters that no text may contain. */
const foul = ['\0', '\u0007', '\ud83e', '\udd52', '\ufffd']
const sign = fc.constantFrom(...signs)

/** Fields that name a record, by its table, or other data that only the site knows. */
export const later: Record<string, string> = {
  category: 'categories',
  parent: 'categories',
  subcategory: 'categories',
  group: 'product_groups',
  product: 'products',
  products: 'products',
  force: 'products',
  applyAt: 'time',
  from: 'time',
  until: 'time',
  session: 'sessions',
  user: 'users',
  email: 'email',
  password: 'password',
  currentPassword: 'password',
  code: 'code',
}

/** Headers that clients and proxies may add to any request. */
const common: Record<string, fc.Arbitrary<string>> = {
  'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText(1, 12_000)),
  'x-request-id': headerText(1, 200),
  'user-agent': headerText(1, 1000),
}

/** For each write that `isWanted`, any request. */
export function randomRequests(isWanted: (call: Call) => boolean): fc.Arbitrary<RandomRequest>[] {
  return listWrites()
    .filter(isWanted)
    .map((call) =>
      fc.record({
        call: fc.constant(call),
        record: anyOfMany,
        headers: anyHeaders(call),
        body: call.body ? anyValue(call.body) : fc.constant(undefined),
        form: fc.record({
          isUsed: call.takesForm ? fc.boolean() : fc.constant(false),
          picture: fc.nat(7),
        }),
      }),
    )
}

/** Mostly none, because a failed condition keeps everything else from being tested. */
function anyHeaders({ headers }: Call): fc.Arbitrary<Record<string, string | undefined>> {
  const own = headers.map(({ name, schema }) => {
    const text = headerText(schema.minLength ?? 1, schema.maxLength ?? 200)
    return [name.toLowerCase(), fc.oneof(text, fc.constant(String(schema.example)))] as const
  })
  return fc
    .record({ ...common, ...Object.fromEntries(own) }, { requiredKeys: [] })
    .chain((all) => fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constant(all)))
}

/** Latin letters, as allowed in header fields. */
function headerText(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const long = fc.constant('x'.repeat(maxLength))
  const any = fc.string({ unit: 'grapheme-ascii', minLength, maxLength })
  return fc.oneof(any, long).map((text) => text.trim() || 'x'.repeat(minLength))
}

function anyValue(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const kind = later[name]
  const fitting = ofSchema(schema, name)
  if (!kind || schema.type === 'array') return fitting
  const known = anyOfMany.map((number) => new Later(kind, number))
  return fc.oneof({ weight: 12, arbitrary: known }, fitting)
}

function ofSchema(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf ?? severalTypes(schema)
  if (options) return anyOption(options, schema, name)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') return anyObject(schema)
  if (schema.type === 'array') return anyList(schema, name)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return anyText(schema)
  return anyNumber(schema)
}

/** Seldom null, which has no effect. */
function anyOption(options: Schema[], schema: Schema, name: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    ...options.map((option) => ({
      weight: option.type === 'null' ? 1 : 4,
      arbitrary: anyValue({ ...inherited(schema), ...option }, name),
    })),
  )
}

function severalTypes({ type, ...schema }: Schema): Schema[] | undefined {
  return Array.isArray(type)
    ? type.map((alternative) => ({ ...schema, type: alternative }))
    : undefined
}

/** Options share the example of their parent, and the bounds of a number that may also be text. */
function inherited({ example, anyOf = [] }: Schema): Schema {
  const { minimum, maximum } = anyOf.find((option) => option.type === 'number') ?? {}
  return { example, ...(minimum !== undefined && { minimum, maximum }) }
}

/** Mostly with few optional fields, because each of them can make the whole request fail. */
function anyObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const names = Object.keys(properties)
  const optional = names.filter((name) => !required.includes(name))
  const some = fc.subarray(optional, { maxLength: Math.min(3, optional.length) })
  return fc
    .oneof({ weight: 4, arbitrary: some }, fc.subarray(optional))
    .chain((chosen) =>
      fc.record(
        Object.fromEntries(
          names
            .filter((name) => required.includes(name) || chosen.includes(name))
            .map((name) => [name, anyValue(properties[name] ?? {}, name)]),
        ),
      ),
    )
}

/** Short lists, because lists of a thousand are measured elsewhere. */
function anyList(
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  name: string,
): fc.Arbitrary<unknown[]> {
  return fc.uniqueArray<unknown, string>(anyValue(items, name), {
    minLength: minItems,
    maxLength: Math.min(maxItems, 3),
    selector: (item): string => JSON.stringify(item),
  })
}

function anyText({ example, format, pattern, maxLength = 60, minimum, maximum }: Schema) {
  const given = fc.constant(String(example ?? 'x'))
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: farthest }).map(toDay)
  if (minimum !== undefined) return anyNumber({ minimum, maximum }).map(String)
  if (pattern) return fc.oneof(given, fc.stringMatching(new RegExp(pattern)))
  return fc.oneof({ weight: 2, arbitrary: given }, { weight: 5, arbitrary: signsOf(maxLength) })
}

const farthest = new Date('2100-01-01')
const toDay = (date: Date) => date.toISOString().slice(0, 10)

function signsOf(max: number): fc.Arbitrary<string> {
  const long = (more: number) =>
    sign.map((letter) => letter.repeat((max + more) / [...letter.normalize('NFC')].length))
  const few = fc.array(sign, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
  const any = fc.string({ unit: anyCharacter, minLength: 1, maxLength: max })
  return fc.oneof(
    { weight: 9, arbitrary: few },
    { weight: 6, arbitrary: any.filter(isCleanText) },
    { weight: 4, arbitrary: long(0) },
    { weight: 1, arbitrary: long(1) },
    { weight: 1, arbitrary: fc.tuple(sign, fc.constantFrom(...foul)).map((both) => both.join('')) },
  )
}

/** Numbers at the bounds, around zero, or with two decimals in between; seldom with all decimals. */
function anyNumber({ minimum = -1e9, maximum = 1e9, example = 1 }: Schema): fc.Arbitrary<number> {
  const notable = [minimum, maximum, 0, -5, 0.5, 1, 100, Number(example)].filter(Number.isFinite)
  const hundredths = { min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) }
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...notable) },
    { weight: 5, arbitrary: fc.integer(hundredths).map((number) => number / 100) },
    { weight: 1, arbitrary: fc.double({ min: minimum, max: maximum, noNaN: true }) },
  )
}
