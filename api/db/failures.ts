/** A violated constraint, alike for both engines. */
export type Violation = {
  kind: 'unique' | 'foreign-key' | 'check'
  /** The constraint's name; SQLite does not give it for foreign keys. */
  constraint: string | undefined
}

/** The error of a write to a site that has moved. */
export const movedAway = 'this site has moved'

/** The files of the database have been deleted, replaced or taken away. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** The database does not answer, or not in time. */
export class DatabaseHangs extends Error {
  override name = 'DatabaseHangs'
}

/** Locked, not writable, failing, full, or not to be opened. */
const sqliteUnavailable = [5, 6, 8, 10, 13, 14]
const sqliteBusy = 5
const sqliteFull = 13
const sqliteWriteFailed = 778

type DatabaseError = Error & { code?: string; errcode?: number; constraint?: string }

const postgresKinds: Record<string, Violation['kind']> = {
  '23502': 'check',
  '23503': 'foreign-key',
  '23505': 'unique',
  '23514': 'check',
}
const sqliteKinds: Record<number, Violation['kind']> = {
  275: 'check',
  787: 'foreign-key',
  1299: 'check',
  1555: 'unique',
  2067: 'unique',
}

/** The constraint that a write violated, if that is the error. */
export function findViolation(error: unknown): Violation | null {
  if (!(error instanceof Error)) return null
  const { code = '', errcode = 0, constraint, message } = error as DatabaseError
  const postgresKind = postgresKinds[code]
  if (postgresKind) return { kind: postgresKind, constraint }
  const sqliteKind = code === 'ERR_SQLITE_ERROR' ? sqliteKinds[errcode] : undefined
  return sqliteKind ? { kind: sqliteKind, constraint: readSqliteConstraint(message) } : null
}

/** Another transaction got in the way; the same one may succeed when repeated. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, ['40001', '40P01'])
}

/** Another process writes to the SQLite file. */
export function isLocked(error: unknown): boolean {
  return isSqliteFailure(error) && (error as DatabaseError).errcode === sqliteBusy
}

/** The database cannot serve just now: gone, starting, out of connections or too slow. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', errcode = 0, message } = error as DatabaseError
  if (code === 'ERR_SQLITE_ERROR')
    return sqliteUnavailable.includes(errcode & 0xff) || message === movedAway
  return (
    error instanceof DatabaseGone ||
    error instanceof DatabaseHangs ||
    isConflict(error) ||
    /^(08|53|57P)/.test(code) ||
    [
      '57014',
      '25P03',
      '55000',
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ENOTFOUND',
      'ETIMEDOUT',
    ].includes(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client .* not queryable)/.test(
      message,
    )
  )
}

/**
 * The disk is full. SQLite reports an exceeded quota as a failed write.
 */
export function isDatabaseFull(error: unknown): boolean {
  const { code, errcode = 0 } = (error ?? {}) as DatabaseError
  if (code === 'ERR_SQLITE_ERROR') return [sqliteFull, sqliteWriteFailed].includes(errcode)
  return code === '53100'
}

/** True for an error of SQLite itself, such as a row that does not fit. */
export function isSqliteFailure(error: unknown): error is Error {
  return hasCode(error, ['ERR_SQLITE_ERROR'])
}

/** A text that PostgreSQL cannot store; only a client can have sent it. */
export function isUnstorableText(error: unknown): boolean {
  return hasCode(error, ['22021', '22P05'])
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && codes.includes((error as DatabaseError).code ?? '')
}

/** `index 'x'` names the constraint; `table.a, table.b` stands for `table_a_b_unique`. */
function readSqliteConstraint(message: string): string | undefined {
  const [, subject] = message.match(/constraint failed: (.+)$/) ?? []
  const [, index] = subject?.match(/^index '(.+)'$/) ?? []
  if (index || !subject?.includes('.')) return index ?? subject
  const columns = subject.split(', ').map((column) => column.split('.'))
  return [columns[0]?.[0], ...columns.map(([, column]) => column), 'unique'].join('_')
}
