import { limits } from '../../contract/limits.ts'
import { navSettingsSchema } from '../../contract/nav-config.ts'
import { countCodePoints } from '../../contract/text-length.ts'
import type { Row, TableName } from '../db/tables.ts'
import { backupLimits } from './format.ts'

type Value = Row[string]

const { product, category, gallery, user } = limits

/** Texts that a form takes only up to a length; a database takes any. */
const textLimits: Partial<Record<TableName, Record<string, number>>> = {
  users: { name: user.name, email: user.email },
  categories: { name: category.name },
  products: {
    name: product.name,
    description: product.description,
    size: product.size,
    benefits: product.benefits,
  },
  gallery_items: {
    title: gallery.title,
    description: gallery.description,
    category_text: gallery.category,
  },
}

const jsonColumns: Partial<Record<TableName, string[]>> = {
  nav_configs: ['config'],
  deleted_records: ['record'],
  deleted_files: ['picture'],
  audit_log: ['before', 'after'],
}

const isKey = /(^|_)(id|hash)$|^key$/

/** What a database may take and no site could serve, or hand on to another; null where all is well. */
export function findFault(table: TableName, row: Row): string | null {
  for (const [column, value] of Object.entries(row)) {
    const fault = describeFault(table, column, value)
    if (fault) return `${column} ${fault}`
  }
  return null
}

function describeFault(table: TableName, column: string, value: Value): string | null {
  if (value === null || value instanceof Uint8Array) return null
  if (typeof value === 'number')
    return Math.abs(value) <= backupLimits.number ? null : 'is out of range'
  if (typeof value !== 'string') return 'is neither a text nor a number'
  if (value.includes('\0')) return 'holds a character that no text may'
  const longest = textLimits[table]?.[column] ?? (isKey.test(column) ? backupLimits.key : null)
  if (longest !== null && countCodePoints(value) > longest)
    return `is longer than ${longest} characters`
  return jsonColumns[table]?.includes(column) && !isJson(table, value) ? 'cannot be read' : null
}

function isJson(table: TableName, text: string): boolean {
  try {
    const value = JSON.parse(text)
    return table !== 'nav_configs' || navSettingsSchema.safeParse(value).success
  } catch {
    return false
  }
}
