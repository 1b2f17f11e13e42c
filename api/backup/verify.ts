import { createHash, type Hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { backupMessages } from '../../contract/backups/backup-terms.ts'
import { synonymLimits } from '../../contract/search/synonym-terms.ts'
import { isDatabaseFailure, isUnavailable } from '../db/failures.ts'
import { migrate } from '../db/migrate.ts'
import { migrationNames } from '../db/migrations/index.ts'
import { countRows } from '../db/pages.ts'
import type { Database } from '../db/schema.ts'
import { openTemporary } from '../db/sqlite.ts'
import { type BackedUpTable, backedUpTables, insertRows, isEmpty, readShape } from '../db/tables.ts'
import { deferForeignKeys } from '../db/transaction.ts'
import { findPictureType } from '../images/check.ts'
import { type DerivedFile, hashFiles } from '../images/derived-picture.ts'
import { readVariant } from '../images/names.ts'
import {
  BackupError,
  type BackupHeader,
  type BackupManifest,
  headerSchema,
  manifestSchema,
  memberNames,
  sha256,
} from './format.ts'
import { createPictureReader } from './pictures.ts'
import { decodeRows } from './rows.ts'
import { type Member, readTar, type TarWriter } from './tar.ts'

/** A verified backup, with its rows in a scratch database. */
export type VerifiedBackup = {
  header: BackupHeader
  manifest: BackupManifest
  /** The files of each picture, by its id. */
  pictures: Map<string, string>
  staged: Database
  close(): Promise<void>
}

/**
 * Reads a whole backup and verifies it: every sum and count, every picture by the hash that is its
 * name, and every row by inserting it into a scratch database with all constraints, which is then
 * migrated to the newest version.
 * @throws BackupError with the reason
 */
export async function verifyBackup(file: ReadableStream<Uint8Array>): Promise<VerifiedBackup> {
  return verifyMembers(readTar(file))
}

/** Verifies a backup while it is written: one that cannot be restored fails to be written. */
export function verifyWhileWriting(tar: TarWriter): TarWriter {
  const { readable, writable } = new TransformStream<Member, Member>()
  const members = writable.getWriter()
  const proof = verifyMembers(readable.values())
    .then(({ close }) => close())
    .catch(explainUnverified)
  // The next write, or the end, reports the error.
  proof.catch(() => {})
  return {
    async add(member) {
      await members.write(member).catch(() => proof)
      await tar.add(member)
    },
    async finish() {
      await members.close().catch(() => {})
      await proof
      await tar.finish()
    },
    async abort(reason) {
      await members.abort(reason).catch(() => {})
      await proof.catch(() => {})
      await tar.abort(reason)
    },
  }
}

/** Words a fault for the backup of the present site. */
export function explainUnverified(error: unknown): never {
  if (!(error instanceof BackupError)) throw error
  throw new BackupError(backupMessages.unverified(error.message))
}

async function verifyMembers(members: AsyncIterator<Member>): Promise<VerifiedBackup> {
  const staged = openTemporary()
  try {
    return { ...(await verify(members, staged)), staged, close: () => staged.destroy() }
  } catch (error) {
    await staged.destroy()
    throw isDatabaseFailure(error) && !isUnavailable(error)
      ? new BackupError(`The records of the backup do not fit together (${error.message}).`)
      : error
  }
}

async function verify(members: AsyncIterator<Member>, staged: Database) {
  const first = await members.next()
  const header = readHeader(first.value ?? undefined)
  const sums = createHash('sha256').update(lineOf(first.value as Member))
  await migrate(staged, 'sqlite', header.schema)
  const found = await staged.transaction().execute(async (trx) => {
    await deferForeignKeys(trx)
    return load(members, trx, sums)
  })
  await migrate(staged, 'sqlite')
  await requireSensible(staged, found.pictures)
  return { header, ...found }
}

async function load(members: AsyncIterator<Member>, trx: Database, sums: Hash) {
  const reader = createPictureReader()
  const tables: Record<string, number> = {}
  let sumsOfSums: string | undefined
  for (let next = await members.next(); !next.done; next = await members.next()) {
    const member = next.value
    const { name, bytes } = member
    const [folder, rest = ''] = name.split(/\/(.*)/s)
    if (name === memberNames.manifest) {
      const { variants: pictures, files, bytes: size } = reader
      const counts = { sums: sumsOfSums, tables, pictures: pictures.size, files, bytes: size }
      return { manifest: requireManifest(bytes, counts, await members.next()), pictures }
    }
    if (name === memberNames.sums) sumsOfSums = requireSums(bytes, sums)
    else if (sumsOfSums) throw unknownMember(name)
    else if (folder === 'images') await requirePictures(reader.add({ name: rest, bytes }))
    else {
      await requirePictures(reader.finish())
      const table = backedUpTables().find((table) => rest.startsWith(`${table}/`))
      if (folder !== 'tables' || !table) throw unknownMember(name)
      tables[table] = (tables[table] ?? 0) + (await loadRows(trx, table, bytes, reader.variants))
    }
    sums.update(lineOf(member))
  }
  throw new BackupError('The backup is not whole: its end is missing.')
}

/** Files are served to everybody, so their content must be of the type that their name says. */
async function requirePictures(picture: { id: string; files: DerivedFile[] } | undefined) {
  for (const { variant, bytes } of picture?.files ?? [])
    if ((await findPictureType(bytes)) !== readVariant(variant).type)
      throw new BackupError(`This is no backup: ${picture?.id}${variant} is no such picture.`)
}

/** Rules that hold for a whole site, beyond single rows and tables. */
async function requireSensible(staged: Database, pictures: Map<string, string>): Promise<void> {
  if (await isEmpty(staged, 'users'))
    throw new BackupError('This is no backup of a site: it holds no account.')
  if ((await countRows(staged.selectFrom('images'))) !== pictures.size)
    throw new BackupError('The backup is damaged: it holds pictures that nothing refers to.')
  if ((await countRows(staged.selectFrom('synonyms'))) > synonymLimits.sets)
    throw new BackupError('This is no backup of a site: it holds too many synonym sets.')
  await requireDeletedPictures(staged)
}

/** Deleted pictures are restored under their ids, so their bytes must have that hash. */
async function requireDeletedPictures(staged: Database): Promise<void> {
  const ids = await staged.selectFrom('deleted_files').select('image_id').distinct().execute()
  for (const { image_id: id } of ids) {
    const rows = staged.selectFrom('deleted_files').select(['variant', 'bytes'])
    const files = await rows.where('image_id', '=', id).execute()
    if (hashFiles(files) !== id)
      throw new BackupError(`The picture ${id} in the backup is damaged.`)
    await requirePictures({ id, files })
  }
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
  table: BackedUpTable,
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

function requireSums(bytes: Uint8Array, sums: Hash): string {
  if (sha256(bytes) !== sums.copy().digest('hex'))
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
  const isSame = isDeepStrictEqual(
    { ...counts, tables },
    { ...found, tables: { ...empty, ...found.tables } },
  )
  if (!next.done || !isSame) throw new BackupError('The backup is damaged: its counts do not fit.')
  return manifest
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

function lineOf({ name, bytes }: Member): string {
  return `${sha256(bytes)}  ${name}\n`
}

function unknownMember(name: string): BackupError {
  return new BackupError(`This is no backup: it holds ${name}.`)
}
