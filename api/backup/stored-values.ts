import { z } from 'zod'
import {
  auditActions,
  auditEntities,
  auditFieldsSchema,
} from '../../contract/audit-log/audit-log.ts'
import { priceRuleSchema } from '../../contract/price-revisions/price-rule-schema.ts'
import {
  type BackedUpColumn,
  type BackedUpTable,
  type ColumnType,
  type Row,
  recordTables,
  type TableShape,
} from '../db/tables.ts'
import { isPasswordHash } from '../shared/password-hash.ts'
import { storedLinesSchema, storedRatesSchema } from '../shared/price-lines.ts'
import { readJson } from '../shared/stored-config.ts'

/*
 * What a row may hold is for the database to say: its columns, types and constraints. Here stands what it
 * cannot know: what the other engine could not hold, and in what form the site reads a text again.
 */

/** The last moment with a four-digit year. Times are the largest numbers that a site stores. */
const largest = Date.UTC(10_000, 0) - 1
const range = 'is out of range'
/** What a site goes on counting from a backup's numbers stays in range: a trillion writes. */
const headroom = 10 ** 12
/** Counts are added up, of many days and subjects, and no day of a shop has so many. */
const largestCount = 10 ** 8
const unusable = 'cannot be used'

const types: Record<ColumnType, z.ZodType> = {
  text: z
    .string('is no text')
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'holds what no text can'),
  integer: z.int(range).min(0, range).max(largest, range),
  real: z.number(range),
  bytes: z.instanceof(Uint8Array, { error: unusable }),
}

/** Ids stand in addresses and in names of files. */
const id = z.string(unusable).regex(/^[0-9a-f-]{1,64}$/, unusable)
const placeholder = z
  .string()
  .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]{1,4000}={0,2}$/, unusable)
const picture = z.object({ width: z.int().positive(), height: z.int().positive(), placeholder })

/** Each of its parts has a default where it is read. */
const configuration = json(z.looseObject({}))

type Forms = { [T in BackedUpTable]?: Partial<Record<BackedUpColumn<T>, z.ZodType>> }

/** The forms in which texts are read again: JSON by the schemas of those who read it. */
const forms: Forms = {
  users: { password_hash: z.string().refine(isPasswordHash, unusable) },
  images: { placeholder },
  product_groups: { label: configuration },
  synonyms: { terms: json(z.array(z.string())) },
  price_revisions: {
    rule: json(priceRuleSchema),
    lines: json(storedLinesSchema),
    rates_before: json(storedRatesSchema),
  },
  nav_configs: { config: configuration },
  shop_settings: { config: configuration },
  daily_counts: { day: z.iso.date(unusable) },
  deleted_records: { kind: z.literal(Object.keys(recordTables), unusable) },
  deleted_files: { picture: json(picture) },
  audit_log: {
    action: z.literal(auditActions, unusable),
    entity: z.literal(auditEntities, unusable),
    before: json(auditFieldsSchema),
    after: json(auditFieldsSchema),
  },
}

/** A row with numbers that leave a site room to count on, and to add up. */
export function capNumbers(table: BackedUpTable, row: Row): Row {
  const most = table === 'daily_counts' ? largestCount : largest - headroom
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    Number.isInteger(value) ? Math.min(Number(value), most) : value,
  ])
  return Object.fromEntries(entries)
}

/** Why a value of a row cannot be restored, with the column's name; null if all can. */
export function findFault(
  table: BackedUpTable,
  { types: columns }: TableShape,
  row: Row,
): string | null {
  const form: Partial<Record<string, z.ZodType>> = { id, ...forms[table] }
  for (const [column, value] of Object.entries(row)) {
    const type = columns[column]
    // Whether there has to be a value is for the database to say.
    if (!type || value === null) continue
    const result = types[type].and(form[column] ?? z.any()).safeParse(value)
    const issue = result.error?.issues[0]
    if (issue) return `${column} ${issue.message}`
  }
  return null
}

function json(schema: z.ZodType): z.ZodType {
  return z.string().refine((value) => schema.safeParse(readJson(value)).success, unusable)
}
