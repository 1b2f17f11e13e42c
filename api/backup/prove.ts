import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDatabaseFailure, isUnavailable } from '../db/failures.ts'
import { migrate } from '../db/migrate.ts'
import { migrationNames } from '../db/migrations/index.ts'
import type { Database } from '../db/schema.ts'
import { openSqlite } from '../db/sqlite.ts'
import { insertRows, readShape, type TableName, tablesWithRole } from '../db/tables.ts'
import { deferForeignKeys } from '../db/transaction.ts'
import {
  BackupError,
  type BackupHeader,
  type BackupManifest,
  headerSchema,
  manifestSchema,
  memberNames,
  sha256,
} from './format.ts'
import { createPictureReader } from './picture-reader.ts'
import { decodeRows } from './rows.ts'
import { type Member, readTar } from './tar.ts'

/** A backup of which everything is known to be whole, with its rows in a database of their own. */
export type ProvenBackup = {
  header: BackupHeader
  manifest: BackupManifest
  staged: Database
  close(): Promise<void>
}

const prefix = 'vaagai-proof-'
const abandoned = 24 * 60 * 60 * 1000

/** Removes what a killed process has left: it holds accounts. */
async function sweepProofs(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const folder = await stat(path).catch(() => null)
    // What another account of the machine has left is not ours to remove.
    if (folder && folder.mtimeMs < Date.now() - abandoned)
      await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/**
 * Reads a whole backup and proves it: every sum and count, every picture by the hash that is its
 * name, and every row by laying it into a scratch database with all its constraints, which is then
 * brought up to date.
 * @throws BackupError with the reason
 */
export async function proveBackup(file: ReadableStream<Uint8Array>): Promise<ProvenBackup> {
  await sweepProofs()
  const folder = await mkdtemp(join(tmpdir(), prefix))
  const staged = openSqlite(folder)
  const close = async () => {
    await staged.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await prove(readTar(file), staged)), staged, close }
  } catch (error) {
    await close()
    throw isDatabaseFailure(error) && !isUnavailable(error)
      ? new BackupError(`The records of the backup do not fit together (${error.message}).`)
      : error
  }
}

async function prove(members: AsyncGenerator<Member>, staged: Database) {
  const first = await members.next()
  const header = readHeader(first.value ?? undefined)
  const sums = [sumOf(first.value as Member)]
  await migrate(staged, 'sqlite', header.schema)
  const manifest = await staged.transaction().execute(async (trx) => {
    await deferForeignKeys(trx)
    return load(members, trx, sums)
  })
  await migrate(staged, 'sqlite')
  return { header, manifest }
}

async function load(members: AsyncGenerator<Member>, trx: Database, sums: string[]) {
  const pictures = createPictureReader()
  const tables: Record<string, number> = {}
  const known = tablesWithRole('kept', 'history')
  let sumsOfSums: string | undefined
  for await (const member of members) {
    const { name, bytes } = member
    const [room, rest = ''] = name.split(/\/(.*)/s)
    if (name === memberNames.manifest) {
      pictures.finish()
      const { variants, files, bytes: size } = pictures
      const counts = { sums: sumsOfSums, tables, pictures: variants.size, files, bytes: size }
      return requireManifest(bytes, counts, await members.next())
    }
    if (name === memberNames.sums) sumsOfSums = requireSums(bytes, sums)
    else if (sumsOfSums) throw unknownMember(name)
    else if (room === 'images') pictures.add({ name: rest, bytes })
    else {
      pictures.finish()
      const table = known.find((table) => rest.startsWith(`${table}/`))
      if (room !== 'tables' || !table) throw unknownMember(name)
      tables[table] = (tables[table] ?? 0) + (await loadRows(trx, table, bytes, pictures.variants))
    }
    sums.push(sumOf(member))
  }
  throw new BackupError('The backup is not whole: its end is missing.')
}

function readHeader(member: Member | undefined): BackupHeader {
  if (member?.name !== memberNames.header) throw new BackupError('This is no backup of this site.')
  const header = parse(headerSchema, member.bytes)
  if (!migrationNames.includes(header.schema))
    throw new BackupError('The backup was made by a newer version of this program.')
  return header
}

async function loadRows(
  trx: Database,
  table: TableName,
  bytes: Uint8Array,
  pictures: Map<string, string>,
): Promise<number> {
  const shape = await readShape(trx, table)
  const rows = decodeRows(table, shape, bytes)
  if (table === 'images' && rows.some((row) => pictures.get(String(row.id)) !== row.variants))
    throw new BackupError('The backup is damaged: files of pictures are missing.')
  await insertRows(trx, table, shape, rows)
  return rows.length
}

function requireSums(bytes: Uint8Array, sums: string[]): string {
  if (sha256(bytes) !== sha256(sums.join('')))
    throw new BackupError('The backup is damaged: its sums do not fit.')
  return sha256(bytes)
}

function requireManifest(
  bytes: Uint8Array,
  found: Omit<BackupManifest, 'sums' | 'missing'> & { sums: string | undefined },
  next: IteratorResult<Member>,
): BackupManifest {
  const manifest = parse(manifestSchema, bytes)
  const { missing, tables, ...counts } = manifest
  const empty = Object.fromEntries(Object.keys(tables).map((table) => [table, 0]))
  const same = JSON.stringify(sorted({ ...found, tables: sorted({ ...empty, ...found.tables }) }))
  if (!next.done || JSON.stringify(sorted({ ...counts, tables: sorted(tables) })) !== same)
    throw new BackupError('The backup is damaged: its counts do not fit.')
  return manifest
}

function sorted<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T
}

function parse<T>(schema: { safeParse(value: unknown): { data?: T } }, bytes: Uint8Array): T {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(bytes).toString())
  } catch {}
  const { data } = schema.safeParse(value)
  if (data === undefined) throw new BackupError('This is no backup that this version can read.')
  return data
}

function sumOf({ name, bytes }: Member): string {
  return `${sha256(bytes)}  ${name}\n`
}

function unknownMember(name: string): BackupError {
  return new BackupError(`This is no backup: it holds ${name}.`)
}
