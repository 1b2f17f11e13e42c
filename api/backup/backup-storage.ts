import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backupKinds } from '../../contract/backup-terms.ts'
import { limits } from '../../contract/limits.ts'
import type { Env } from '../../server/env.ts'
import { createLocalStore } from '../images/local-store.ts'
import { draftPrefix } from '../images/names.ts'
import { createS3Store } from '../images/s3-store.ts'
import type { FileStore, ListedFile } from '../images/store.ts'
import type { BackupDraft } from './make-backup.ts'

export type BackupKind = (typeof backupKinds)[number]

export type StoredBackup = { name: string; kind: BackupKind; bytes: number; storedAt: number }

export type BackupStorage = ReturnType<typeof createBackupStorage>

const hour = 60 * 60 * 1000
/** Milliseconds after which an unfinished upload, or draft file, counts as abandoned. */
const abandoned = { upload: 24 * hour, file: hour }
const endMarker = 'end'

export type BackupStorageSettings = Pick<Env, 's3' | 'dataDir' | 'backupTo' | 'backupKeep'>

/** The storage of backups, shared by all processes: a folder of their own, or beside the images. */
export async function openBackupStorage(settings: BackupStorageSettings): Promise<BackupStorage> {
  const store = openStore(settings)
  await store.prepare()
  return createBackupStorage(store, settings.backupKeep)
}

function openStore({ s3, dataDir, backupTo }: BackupStorageSettings): FileStore {
  if (backupTo) return createLocalStore(backupTo, 'BACKUP_TO')
  if (s3) return createS3Store(s3, { prefix: 'backups/', headersOf: () => ({}) })
  return createLocalStore(join(dataDir, 'backups'))
}

/**
 * Stores each backup as parts of a few megabytes, so that none has to fit into memory and an upload can
 * arrive in parts through any process; a last file marks it as complete. Keeps `automatic` automatic ones.
 */
export function createBackupStorage(store: FileStore, automatic: number) {
  const partName = (name: string, part: number) => `${name}.${String(part).padStart(6, '0')}`

  /** The complete backups, newest first. */
  async function list(): Promise<StoredBackup[]> {
    const files: StoredBackup[] = []
    for await (const { name: file, storedAt } of store.list()) {
      const { name, kind, part } = readName(file) ?? {}
      if (!name || !kind || part !== endMarker) continue
      files.push({ name, kind, storedAt, bytes: (await readEnd(name))?.bytes ?? 0 })
    }
    return files.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))
  }

  async function readEnd(name: string): Promise<{ parts: number; bytes: number } | null> {
    const end = await store.open(`${name}.${endMarker}`)
    return end && JSON.parse((await buffer(end.stream)).toString())
  }

  async function putPart(name: string, part: number, bytes: Uint8Array): Promise<void> {
    await store.put(partName(name, part), bytes)
  }

  /** Marks a backup as complete; false if a part is missing. */
  async function complete(name: string, parts: number): Promise<boolean> {
    let bytes = 0
    for (let part = 0; part < parts; part++) {
      const stored = await store.open(partName(name, part))
      if (!stored) return false
      stored.stream.destroy()
      bytes += stored.size
    }
    await store.put(`${name}.${endMarker}`, Buffer.from(JSON.stringify({ parts, bytes })))
    return true
  }

  /** A backup's size and bytes; null if it is missing or incomplete. */
  async function open(name: string) {
    const end = await readEnd(name)
    if (!end) return null
    return { bytes: end.bytes, stream: readParts(name, end.parts) }
  }

  function readParts(name: string, parts: number): Readable {
    const read = async function* () {
      for (let part = 0; part < parts; part++) {
        const stored = await store.open(partName(name, part))
        if (!stored) throw new Error(`A part of ${name} is gone`)
        yield* stored.stream
      }
    }
    return Readable.from(read(), { objectMode: false })
  }

  /** A new backup, complete once it is published. */
  function draft(name: string): BackupDraft {
    let waiting: Uint8Array[] = []
    let size = 0
    let parts = 0
    const flush = async () => {
      const bytes = Buffer.concat(waiting)
      waiting = []
      size = 0
      await putPart(name, parts++, bytes)
    }
    return {
      sink: new WritableStream({
        // Only one job runs at a time, so unfinished backups were left by killed processes.
        start: () => removeUnfinished(),
        async write(chunk) {
          waiting.push(chunk)
          size += chunk.length
          if (size >= limits.backup.part) await flush()
        },
        async close() {
          if (size > 0) await flush()
        },
      }),
      read: async () => toWeb(readParts(name, parts)),
      async publish() {
        await complete(name, parts)
      },
      discard: () => remove(name),
    }
  }

  async function removeUnfinished(): Promise<void> {
    const whole = new Set((await list()).map(({ name }) => name))
    const left = (await listFiles()).filter(({ name: file }) => {
      const { kind, name = '' } = readName(file) ?? {}
      return kind && kind !== 'upload' && !whole.has(name)
    })
    await store.remove(left.map(({ name }) => name))
  }

  async function remove(name: string): Promise<void> {
    const files = (await listFiles()).filter((file) => readName(file.name)?.name === name)
    // The end marker first: the rest is then no longer a backup.
    await store.remove([`${name}.${endMarker}`])
    await store.remove(files.map((file) => file.name))
  }

  /**
   * Deletes all but the newest of each kind, and abandoned uploads and drafts. Complete backups are verified,
   * except uploads, so an old one is only deleted once a newer one is good.
   */
  async function prune(): Promise<void> {
    const whole = await list()
    const names = new Set(whole.map(({ name }) => name))
    for (const kind of backupKinds) {
      const kept = kind === 'automatic' ? automatic : limits.backup.maxPerKind
      for (const { name } of whole.filter((file) => file.kind === kind).slice(kept))
        await remove(name)
    }
    const old = (await listFiles()).filter(({ name: file, storedAt }) => {
      const age = Date.now() - storedAt
      if (file.startsWith(draftPrefix)) return age > abandoned.file
      const name = readName(file)?.name
      // The folder may contain other files.
      return name && !names.has(name) && age > abandoned.upload
    })
    await store.remove(old.map(({ name }) => name))
  }

  async function listFiles(): Promise<ListedFile[]> {
    return Array.fromAsync(store.list())
  }

  const has = (name: string) => store.has(`${name}.${endMarker}`)

  return { list, has, open, draft, putPart, complete, remove, prune }
}

export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

/** A name that sorts by time, to the millisecond, and says what the backup is. */
export function makeBackupName(kind: BackupKind): string {
  const [date, time] = new Date()
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .split('T')
  return `${kind}-${date}-${time}-${randomBytes(3).toString('hex')}`
}

/** Names of older releases end at the second. */
export const backupNamePattern = new RegExp(
  `^(${backupKinds.join('|')})-\\d{8}-\\d{6}(\\d{3})?-[0-9a-f]{6}$`,
)

function timeOf({ name, kind }: StoredBackup): string {
  return name.slice(kind.length)
}

function readName(file: string) {
  const [name = '', part = ''] = file.split('.')
  const kind = name.match(backupNamePattern)?.[1] as BackupKind | undefined
  return kind && { name, kind, part }
}
