import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { synonymLimits } from '../../../contract/search/limits.ts'
import { isSqliteFailure, isUnavailable } from '../../db/failures.ts'
import { migrate } from '../../db/migrate.ts'
import { migrationNames } from '../../db/migrations/index.ts'
import type { Database } from '../../db/schema.ts'
import { createTables } from '../../db/sqlite/scratch.ts'
import { openTemporary } from '../../db/sqlite/sqlite.ts'
import { backedUpTables } from '../../db/tables/roles.ts'
import { findBrokenReference, isTableEmpty } from '../../db/tables/rows.ts'
import { findPictureType } from '../../images/check.ts'
import { type DerivedFile, hashFiles } from '../../images/derived-image.ts'
import { readFileName, readVariant } from '../../images/names.ts'
import {
  BackupError,
  type BackupHeader,
  type BackupManifest,
  headerSchema,
  manifestSchema,
  memberNames,
  sha256,
} from '../format/format.ts'
import { createImageReader } from '../format/images.ts'
import { rowError } from '../format/rows.ts'
import type { Member } from '../format/tar.ts'
import {
  countRowsOf,
  findNumberingGap,
  listDeletedPictures,
  readDeletedPicture,
} from './staged-repository.ts'
import { stageRows } from './staged-rows.ts'

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
 * Verifies the members of a backup one after another: every sum and count, every picture by the hash in its name,
 * and every row by inserting it into a scratch database with all constraints, which is then migrated to the
 * newest version. The rows of a plain copy are checked by the database alone.
 */
export function createVerifier(isPlain = false) {
  const staged = openTemporary()
  const reader = createImageReader()
  const sums = createHash('sha256')
  const tables: Record<string, number> = {}
  let header: BackupHeader | undefined
  let sumsHash: string | undefined
  let manifest: BackupManifest | undefined

  async function readMember(member: Member): Promise<void> {
    const { name, bytes } = member
    if (manifest) throw damaged('its counts do not fit')
    if (!header) {
      header = readHeader(member)
      await createTables(staged, header.schema)
    } else if (name === memberNames.manifest) {
      manifest = requireManifest(bytes)
      return
    } else if (name === memberNames.sums) {
      if (sha256(bytes) !== sums.copy().digest('hex')) throw damaged('its sums do not fit')
      sumsHash = sha256(bytes)
    } else if (sumsHash) throw unknownMember(name)
    else await takeContent(member)
    sums.update(`${sha256(bytes)}  ${name}\n`)
  }

  async function takeContent({ name, bytes }: Member): Promise<void> {
    const [folder, rest = ''] = name.split(/\/(.*)/s)
    if (folder === 'images') return requirePicture(reader.add({ name: rest, bytes }))
    await requirePicture(reader.finish())
    const table = backedUpTables().find((table) => rest.startsWith(`${table}/`))
    if (folder !== 'tables' || !table) throw unknownMember(name)
    const rows = await stageRows(staged, {
      table,
      member: bytes,
      staged: tables[table] ?? 0,
      isPlain,
    })
    if (
      table === 'images' &&
      rows.some((row) => reader.variants.get(String(row.id)) !== row.variants)
    )
      throw damaged('files of pictures are missing')
    tables[table] = (tables[table] ?? 0) + rows.length
  }

  function requireManifest(bytes: Uint8Array): BackupManifest {
    const read = parse(manifestSchema, bytes)
    const { missing, ...counts } = read
    const none = Object.fromEntries(Object.keys(counts.tables).map((table) => [table, 0]))
    const found = {
      sums: sumsHash,
      tables: { ...none, ...tables },
      pictures: reader.variants.size,
      files: reader.files,
      bytes: reader.bytes,
    }
    if (!isDeepStrictEqual(counts, found)) throw damaged('its counts do not fit')
    return read
  }

  async function finish(): Promise<VerifiedBackup> {
    if (!header) throw new BackupError('This is no backup of this site.')
    if (!manifest) throw new BackupError('The backup is not whole: its end is missing.')
    await requireReferences(staged)
    await migrate(staged, 'sqlite')
    if (!isPlain) await requireWholeSite(staged, reader.variants)
    return { header, manifest, pictures: reader.variants, staged, close }
  }

  const close = () => staged.destroy()

  return {
    /** @throws BackupError with the reason */
    add: (member: Member) => explained(readMember(member)),
    /** @throws BackupError with the reason, also if the end is missing */
    finish: () => explained(finish()),
    close,
  }
}

async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isSqliteFailure(error) && !isUnavailable(error)
      ? new BackupError(`The records of the backup do not fit together (${error.message}).`)
      : error
  }
}

/** Files are served to everybody, so their content must match the type in their name. */
async function requirePicture(picture: { id: string; files: DerivedFile[] } | undefined) {
  for (const { variant, bytes } of picture?.files ?? [])
    if ((await findPictureType(bytes)) !== readVariant(variant).type)
      throw new BackupError(`This is no backup: ${picture?.id}${variant} is no such picture.`)
}

async function requireReferences(staged: Database): Promise<void> {
  const broken = await findBrokenReference(staged)
  if (!broken) return
  const { table, shape, row, column } = broken
  throw rowError(table, shape, row, `${column} leads nowhere`)
}

/** Rules that apply to the site as a whole, beyond single rows and tables. */
async function requireWholeSite(staged: Database, pictures: Map<string, string>): Promise<void> {
  if (await isTableEmpty(staged, 'users'))
    throw new BackupError('This is no backup of a site: it holds no account.')
  if ((await countRowsOf(staged, 'images')) !== pictures.size)
    throw damaged('it holds pictures that nothing refers to')
  if ((await countRowsOf(staged, 'synonyms')) > synonymLimits.sets)
    throw new BackupError('This is no backup of a site: it holds too many synonym sets.')
  const gap = await findNumberingGap(staged)
  if (gap) throw new BackupError(`This is no backup of a site: the numbers of ${gap} leap.`)
  await requireDeletedPictures(staged)
}

/** Deleted pictures are restored under their ids, so their bytes must match that hash. */
async function requireDeletedPictures(staged: Database): Promise<void> {
  for (const id of await listDeletedPictures(staged)) {
    const files = await readDeletedPicture(staged, id)
    const areNamed = files.every(({ variant }) => readFileName(id + variant))
    if (!areNamed || hashFiles(files) !== id)
      throw new BackupError(`The picture ${id} in the backup is damaged.`)
    await requirePicture({ id, files })
  }
}

function readHeader({ name, bytes }: Member): BackupHeader {
  if (name !== memberNames.header) throw new BackupError('This is no backup of this site.')
  const header = parse(headerSchema, bytes)
  if (!migrationNames.includes(header.schema))
    throw new BackupError('The backup was made by a newer version of this program.')
  return header
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

function damaged(how: string): BackupError {
  return new BackupError(`The backup is damaged: ${how}.`)
}

function unknownMember(name: string): BackupError {
  return new BackupError(`This is no backup: it holds ${name}.`)
}
