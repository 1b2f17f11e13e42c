import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { makeFolder } from '../../../env/make-folder.ts'
import { StartError } from '../../../env/start-error.ts'
import { countWrites, isRead } from '../count-writes.ts'
import type { Database } from '../schema.ts'
import { watchFiles } from './sqlite-files.ts'

export const sqliteFileName = 'catalogue.sqlite'
/** Milliseconds that a start waits for other processes writing to the file. */
const startBusyTimeoutMs = 60_000
const maxStatements = 200
/** Checks, by database, that its files are still in place, so that writes will last. */
const watched = new WeakMap<Database, () => void>()

/** True if `dataDir` contains a database file. */
export function hasSqliteFile(dataDir: string): boolean {
  return existsSync(join(dataDir, sqliteFileName))
}

/**
 * Opens the database file in `dataDir`, or creates it.
 * @throws StartError if the folder cannot be used or the file is damaged
 */
export function openSqlite(dataDir: string): Database {
  const path = join(dataDir, sqliteFileName)
  let file: DatabaseSync | undefined
  try {
    makeFolder(dataDir)
    file = new DatabaseSync(path, {
      timeout: startBusyTimeoutMs,
      enableForeignKeyConstraints: true,
    })
    makeDurable(file)
    requireIntegrity(file, path)
    const requireIntactFiles = watchFiles(path)
    const db = openThrough(file, requireIntactFiles)
    watched.set(db, requireIntactFiles)
    return db
  } catch (error) {
    file?.close()
    throw error instanceof StartError ? error : describeFailure(error, dataDir, path)
  }
}

/** Opens a file that is already open and sound once more, read-only. */
export function openSqliteReader(dataDir: string): Database {
  const path = join(dataDir, sqliteFileName)
  const file = new DatabaseSync(path, { readOnly: true, timeout: startBusyTimeoutMs })
  return openThrough(file)
}

/**
 * A separate database on disk without a name, so that nothing of it remains, however the process ends. It does
 * not check foreign keys: `findBrokenReference` does, once all rows are there.
 */
export function openTemporary(): Database {
  return openThrough(new DatabaseSync('', { enableForeignKeyConstraints: false }))
}

/** @throws DatabaseGone if its writes would not last */
export function requireIntactFiles(db: Database): void {
  watched.get(db)?.()
}

/** Opens a file; `requireIntactFiles` is called before a write and again before it is acknowledged. */
function openThrough(file: DatabaseSync, requireIntactFiles = () => {}): Database {
  const database = adapt(file, requireIntactFiles)
  return countWrites({
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ImmediateSqliteDriver({ database }, requireIntactFiles),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  })
}

/**
 * Makes sure that a commit is on disk before it is acknowledged; a setting that did not take effect is an error.
 * Deleted data is overwritten, because it may be personal.
 */
function makeDurable(file: DatabaseSync): void {
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const journal = file.prepare('pragma journal_mode').get()?.journal_mode
  const synchronous = file.prepare('pragma synchronous').get()?.synchronous
  if (journal !== 'wal' || synchronous !== 2)
    throw new StartError(`DATA_DIR: the disk does not let SQLite write durably (${journal})`)
}

function requireIntegrity(file: DatabaseSync, path: string): void {
  const result = file.prepare('pragma quick_check(1)').get()?.quick_check
  if (result !== 'ok') throw damaged(path)
}

function describeFailure(error: unknown, dataDir: string, path: string): unknown {
  if (!(error instanceof Error)) return error
  const { errcode } = error as { errcode?: number }
  if (errcode === 11 || errcode === 26) return damaged(path)
  return new StartError(`DATA_DIR: cannot keep the database in ${dataDir} (${error.message})`)
}

function damaged(path: string): StartError {
  return new StartError(
    `The database file ${path} is damaged. It was left as it is: restore it from a backup, or move it away to start anew.`,
  )
}

/** Shows `node:sqlite` to Kysely in the shape that it expects; statements are prepared once. */
function adapt(file: DatabaseSync, requireIntactFiles: () => void): SqliteDatabase {
  const prepared = new LRUCache<string, SqliteStatement>({
    max: maxStatements,
    memoMethod: (text) => prepare(file, text, requireIntactFiles),
  })
  return { close: () => file.close(), prepare: (text) => prepared.memo(text) }
}

function prepare(
  file: DatabaseSync,
  text: string,
  requireIntactFiles: () => void,
): SqliteStatement {
  const statement = file.prepare(text)
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  /** Checks the files around a single write; in a transaction, begin and commit check them. */
  function write<T>(work: () => T): T {
    if (file.isTransaction) return work()
    requireIntactFiles()
    const result = work()
    requireIntactFiles()
    return result
  }
  const execute = isRead(text) ? <T>(work: () => T) => work() : write
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => execute(() => statement.all(...values(parameters))),
    run: (parameters) => execute(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** A writing transaction takes the lock when it begins, so that none fails half-way for lack of it. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #requireIntactFiles: () => void
  #isWriting = false

  constructor(config: SqliteDialectConfig, requireIntactFiles: () => void) {
    super(config)
    this.#requireIntactFiles = requireIntactFiles
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    this.#isWriting = accessMode !== 'read only'
    if (this.#isWriting) this.#requireIntactFiles()
    const begin = this.#isWriting ? 'begin immediate' : 'begin'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    if (this.#isWriting) this.#requireIntactFiles()
  }

  /** SQLite has already rolled back if the disk failed; the original error is the one to report. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error
    }
  }
}

/** SQLite can roll back `create table`, so migrations run completely or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
