import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { backupKinds } from '../../../contract/backups/messages.ts'
import { indiaOffset } from '../../../contract/india-time.ts'
import { limits } from '../../../contract/limits.ts'
import type { Env } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { createLocalStore } from '../../images/local-store.ts'
import { temporaryPrefix } from '../../images/names.ts'
import { createS3Store } from '../../images/s3-store.ts'
import { type FileStore, type ListedFile, StoreUnavailable } from '../../images/store.ts'
import { readJson } from '../../records/stored-config.ts'
import { encryptInto } from '../format/encryption.ts'
import { BackupError } from '../format/format.ts'
import type { BackupDraft } from '../make/make-backup.ts'
import type { InTime } from './with-deadline.ts'

export type BackupKind = (typeof backupKinds)[number]

export type StoredBackup = {
  name: string
  kind: BackupKind
  bytes: number
  storedAt: number
  isEncrypted: boolean
}

export type BackupStorage = ReturnType<typeof createBackupStorage>

const minute = 60_000
const hour = 60 * minute
/** Milliseconds after which an unfinished upload, a draft, or an upload that is of no use counts as abandoned. */
const abandoned = { upload: 24 * hour, draft: hour, unusable: hour }
/** Bytes of a part while everybody waits: a slow line takes it in time, and what hangs is known soon. */
const smallPart = limits.backup.part / 32
/** Files beside the parts: of an upload that takes parts, of a complete backup, and of an upload that is none. */
const openMarker = 'open'
const endMarker = 'end'
const unusableMarker = 'unusable'

export type BackupStorageSettings = Pick<Env, 's3' | 'dataDir' | 'backupTo' | 'backupKeep'> &
  Partial<Pick<Env, 'backupRecipient'>>

/** The storage of backups, shared by all processes: a folder of their own, or beside the images. */
export async function openBackupStorage(settings: BackupStorageSettings): Promise<BackupStorage> {
  const { backupKeep, backupRecipient } = settings
  const storage = createBackupStorage(chooseStore(settings), backupKeep, backupRecipient)
  await storage.prepare()
  return storage
}

export function chooseStore({ s3, dataDir, backupTo }: BackupStorageSettings): FileStore {
  if (backupTo) return createLocalStore(backupTo, 'BACKUP_TO')
  if (s3) return createS3Store(s3, { prefix: 'backups/', headersOf: () => ({}) })
  return createLocalStore(join(dataDir, 'backups'))
}

/**
 * Stores each backup as parts of a few megabytes, so that none has to fit into memory and an upload can
 * arrive in parts through any process; a last file marks it as complete. Keeps `automatic` automatic ones, and encrypts what is
 * made here where there is a recipient.
 */
export function createBackupStorage(store: FileStore, automatic: number, recipient?: string) {
  let prepared: Promise<void> | undefined

  /** Prepares the store before a write; a read needs less. A store that failed is tried again. */
  function prepare(): Promise<void> {
    prepared ??= store.prepare().catch((error) => {
      prepared = undefined
      throw error instanceof StartError
        ? new StoreUnavailable(error.message, { cause: error })
        : error
    })
    return prepared
  }

  return {
    /** @throws StoreUnavailable where no backups can be kept */
    prepare,
    /** The complete backups, newest first, without uploads that are of no use. */
    list: () => listBackups(store),
    has: (name: string) => store.has(endOf(name)),
    isEncrypted: async (name: string) => (await readEnd(store, name))?.sha256 !== undefined,
    /** A backup's size and bytes, and the hash of an encrypted one; null if it is missing or incomplete. */
    async open(name: string) {
      const end = await readEnd(store, name)
      if (!end) return null
      const { bytes, parts, sha256 } = end
      return { bytes, sha256, stream: readParts(store, name, parts) }
    },
    /** A new backup, complete once it is published. */
    draft: (name: string) => createDraft({ store, name, prepare, recipient }),
    /** Begins an upload, in place of the oldest of too many unfinished ones. */
    async beginUpload(name: string) {
      await prepare()
      await beginUpload(store, name)
    },
    /** True while an upload accepts parts: it has begun and is not complete. */
    takesParts: (name: string) => store.has(openOf(name)),
    putPart: (name: string, part: number, bytes: Uint8Array) =>
      store.put(partOf(name, part), bytes),
    /** Marks an upload as complete; false if a part is missing. */
    complete: (name: string, parts: number) => completeUpload(store, name, parts),
    /** Takes an upload that is no backup off the list; it is deleted an hour later, once nobody reads it. */
    markUnusable: (name: string) => store.put(unusableOf(name), Buffer.from('')),
    remove: (name: string) => remove(store, name),
    prune: () => prune(store, automatic),
  }
}

async function listBackups(store: FileStore): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = []
  for (const { name, kind, storedAt } of usableEnds(await listParts(store))) {
    const { bytes = 0, sha256 } = (await readEnd(store, name)) ?? {}
    backups.push({ name, kind, storedAt, bytes, isEncrypted: sha256 !== undefined })
  }
  return backups.toSorted(newestFirst)
}

type Part = { file: string; name: string; kind: BackupKind; part: string } & Pick<
  ListedFile,
  'size' | 'storedAt'
>

/** The end markers of what can be restored. */
function usableEnds(parts: Part[]): Part[] {
  const unusable = new Set(findUnusable(parts).map(({ name }) => name))
  return parts.filter(({ name, part }) => part === endMarker && !unusable.has(name))
}

function findUnusable(parts: Part[]): Part[] {
  return parts.filter(({ part }) => part === unusableMarker)
}

/** The files of all backups, complete or not. The folder may contain others. */
async function listParts(store: FileStore): Promise<Part[]> {
  return partsIn(await Array.fromAsync(store.list()))
}

function partsIn(files: ListedFile[]): Part[] {
  return files.flatMap(({ name: file, size, storedAt }) => {
    const named = readName(file)
    return named ? [{ ...named, file, size, storedAt }] : []
  })
}

/** Content of the end marker; `sha256` only for an encrypted backup, which the site cannot read. */
const endSchema = z.object({
  parts: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  sha256: z.string().optional(),
})

/** Null if it is missing or unreadable: one bad marker must not hide the other backups. */
async function readEnd(store: FileStore, name: string): Promise<z.output<typeof endSchema> | null> {
  const end = await store.open(endOf(name))
  if (!end) return null
  return endSchema.safeParse(readJson((await buffer(end.stream)).toString())).data ?? null
}

/** `written` says how many bytes there have to be, where that is known, and their hash where they are encrypted. */
async function complete(
  store: FileStore,
  name: string,
  parts: number,
  written: { bytes?: number; sha256?: string | undefined } = {},
): Promise<boolean> {
  const { isWhole, bytes, isOpen } = await findParts(store, name, parts)
  if (!isWhole || bytes !== (written.bytes ?? bytes)) return false
  if (isOpen) await store.remove([openOf(name)])
  await store.put(
    endOf(name),
    Buffer.from(JSON.stringify({ parts, bytes, sha256: written.sha256 })),
  )
  return true
}

/** Others that begin meanwhile may have taken its place: then it is none, instead of one without parts. */
async function completeUpload(store: FileStore, name: string, parts: number): Promise<boolean> {
  if (!(await complete(store, name, parts))) return false
  if ((await findParts(store, name, parts)).isWhole) return true
  await store.remove([endOf(name)])
  return false
}

async function findParts(store: FileStore, name: string, parts: number) {
  const missing = new Set(Array.from({ length: parts }, (_, part) => partOf(name, part)))
  let bytes = 0
  let isOpen = false
  for (const { file, size } of await listParts(store)) {
    if (missing.delete(file)) bytes += size
    if (file === openOf(name)) isOpen = true
  }
  return { isWhole: missing.size === 0, bytes, isOpen }
}

/** Removes the oldest unfinished uploads beyond a limit: most are never continued. */
async function beginUpload(store: FileStore, name: string): Promise<void> {
  await store.put(openOf(name), Buffer.from(''))
  const unfinished = (await listParts(store)).filter(({ part }) => part === openMarker)
  for (const old of unfinished.toSorted(newestFirst).slice(limits.backup.unfinished))
    await remove(store, old.name)
}

function readParts(store: FileStore, name: string, parts: number): Readable {
  const read = async function* () {
    for (let part = 0; part < parts; part++) {
      const stored = await store.open(partOf(name, part))
      if (!stored) throw new Error(`A part of ${name} is gone`)
      yield* stored.stream
    }
  }
  return Readable.from(read(), { objectMode: false })
}

type StoredDraft = BackupDraft & {
  /** From here on everybody waits: a store that does not take the parts in time is given up. */
  switchToSmallParts(inTime: InTime): Promise<void>
}

type DraftOptions = {
  store: FileStore
  name: string
  prepare: () => Promise<void>
  recipient: string | undefined
}

function createDraft({ store, name, prepare, recipient }: DraftOptions): StoredDraft {
  let waiting: Uint8Array[] = []
  let size = 0
  let parts = 0
  let written = 0
  let withDeadline: InTime | undefined
  let sending = Promise.resolve()
  let publishing: Promise<boolean> | undefined
  const flush = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    size = 0
    if (withDeadline)
      for (let start = 0; start < bytes.length; start += smallPart)
        await withDeadline(
          store.put(partOf(name, parts++), bytes.subarray(start, start + smallPart)),
        )
    else {
      sending = store.put(partOf(name, parts++), bytes)
      await sending
    }
  }
  const stored = new WritableStream<Uint8Array>({
    async start() {
      await prepare()
      await removeUnfinished(store)
    },
    async write(chunk) {
      waiting.push(chunk)
      size += chunk.length
      written += chunk.length
      if (size >= limits.backup.part) await flush()
    },
    async close() {
      if (size > 0) await flush()
    },
  })
  const encrypted = recipient ? encryptInto(stored, recipient) : undefined
  return {
    ...(encrypted ?? { sink: stored }),
    async switchToSmallParts(limit) {
      withDeadline = limit
      await sending
    },
    read: async () => toWeb(readParts(store, name, parts)),
    async publish() {
      publishing = complete(store, name, parts, { bytes: written, sha256: encrypted?.sha256() })
      if (!(await publishing))
        throw new BackupError('The backup has not been stored as it was made.')
    },
    async discard() {
      // An end that arrives after all would make a backup of what has no parts.
      const removeAgain = () => remove(store, name)
      publishing?.then(removeAgain, removeAgain).catch(() => {})
      await remove(store, name)
    },
  }
}

/** Removes what killed processes have left; not at once, because a process that seems dead may still write. */
async function removeUnfinished(store: FileStore): Promise<void> {
  // One listing for both: a second one could have newer files, which must stay.
  const parts = await listParts(store)
  const isKept = ({ part, storedAt }: Part) =>
    part === endMarker || Date.now() - storedAt < abandoned.draft
  const kept = new Set(parts.filter(isKept).map(({ name }) => name))
  const left = parts.filter(({ kind, name }) => kind !== 'upload' && !kept.has(name))
  await store.remove(left.map(({ file }) => file))
}

async function remove(store: FileStore, name: string): Promise<void> {
  // The end marker first: the rest is then no longer a backup.
  await store.remove([endOf(name)])
  const parts = (await listParts(store)).filter((part) => part.name === name)
  await store.remove(parts.map(({ file }) => file))
  // And again: it may have been completed in between.
  await store.remove([endOf(name)])
}

/**
 * Deletes all but the newest of each kind, and abandoned uploads and drafts. Complete backups are verified,
 * except uploads and plain copies, so an old one is only deleted once a newer one is good.
 */
async function prune(store: FileStore, automatic: number): Promise<void> {
  // One listing for all: a second one could have newer files, which must stay.
  const files = await Array.fromAsync(store.list())
  const parts = partsIn(files)
  const whole = usableEnds(parts).toSorted(newestFirst)
  // Names that a wrong clock dated ahead sort last: otherwise each new backup would be deleted for them.
  const soon = `-${stampOf(Date.now() + minute)}`
  const isAhead = (backup: Named) => timeOf(backup) > soon
  const ordered = [...whole.filter((backup) => !isAhead(backup)), ...whole.filter(isAhead)]
  const names = new Set([...whole, ...findUnusable(parts)].map(({ name }) => name))
  const left = parts.filter(
    ({ name, storedAt }) => !names.has(name) && Date.now() - storedAt > abandoned.upload,
  )
  for (const kind of backupKinds) {
    const kept = kind === 'automatic' ? automatic : limits.backup.maxPerKind
    for (const { name } of ordered.filter((file) => file.kind === kind).slice(kept))
      await remove(store, name)
  }
  for (const { name, storedAt } of findUnusable(parts))
    if (Math.abs(Date.now() - storedAt) > abandoned.unusable) await remove(store, name)
  // A crash leaves files that are partly written.
  const isOldDraft = ({ name, storedAt }: ListedFile) =>
    name.startsWith(temporaryPrefix) && Date.now() - storedAt > abandoned.draft
  await store.remove([
    ...left.map(({ file }) => file),
    ...files.filter(isOldDraft).map(({ name }) => name),
  ])
}

export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

/** A name that sorts by time, India's to the millisecond, and says what the backup is. */
export function makeBackupName(kind: BackupKind): string {
  return `${kind}-${stampOf(Date.now())}-${randomBytes(3).toString('hex')}`
}

function stampOf(time: number): string {
  return new Date(time + indiaOffset)
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-')
}

/** Names of older releases end at the second. */
export const backupNamePattern = new RegExp(
  `^(${backupKinds.join('|')})-\\d{8}-\\d{6}(\\d{3})?-[0-9a-f]{6}$`,
)

/** True for the name of a plain copy, which only the site itself makes. */
export function isPlainCopy(name: string): boolean {
  return isOfKind(name, 'plain-copy')
}

/** True for an uploaded backup. */
export function isUpload(name: string): boolean {
  return isOfKind(name, 'upload')
}

function isOfKind(name: string, kind: BackupKind): boolean {
  return backupNamePattern.exec(name)?.[1] === kind
}

function partOf(name: string, part: number): string {
  return `${name}.${String(part).padStart(6, '0')}`
}

function endOf(name: string): string {
  return `${name}.${endMarker}`
}

function openOf(name: string): string {
  return `${name}.${openMarker}`
}

function unusableOf(name: string): string {
  return `${name}.${unusableMarker}`
}

type Named = { name: string; kind: BackupKind }

function newestFirst(a: Named, b: Named): number {
  return timeOf(a) < timeOf(b) ? 1 : -1
}

function timeOf({ name, kind }: Named): string {
  return name.slice(kind.length)
}

function readName(file: string) {
  const [name = '', part = ''] = file.split('.')
  const kind = name.match(backupNamePattern)?.[1] as BackupKind | undefined
  return kind && { name, kind, part }
}
