import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { minuteMs } from '../../../contract/durations.ts'
import type { Env } from '../../../env/env.ts'
import { makeFolder } from '../../../env/make-folder.ts'
import { siteFolders } from '../../../env/site-folders.ts'
import { StartError } from '../../../env/start-error.ts'
import { syncFile, syncNames } from '../../../env/sync.ts'
import { openDatabase } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import { sqliteFileName } from '../../db/sqlite/sqlite.ts'
import { forEachAtOnce } from '../../for-each-at-once.ts'
import { createLocalStore } from '../../images/local-store.ts'
import { openImageStore } from '../../images/open-store.ts'
import { listImageFiles, listShownImages } from '../../images/repository.ts'
import type { FileStore } from '../../images/store.ts'
import { readCopiedSite } from '../claim-copy.ts'
import { openCopiedDatabase } from '../copied-database.ts'
import { type CopyTarget, openCopyTarget } from '../copy-target.ts'
import { restoreDatabase } from './restore-database.ts'

/** Milliseconds: a picture missing for longer than this will not arrive any more. */
const recentMs = 5 * minuteMs
const atOnce = 8
/** Folder of an unfinished restore; the next restore begins anew. */
const unfinished = 'restore-from-copy'
/** Entries that a folder may hold and still count as empty: those of a new disk, and of an unfinished restore. */
const harmless = ['lost+found', unfinished]

type Restored = { writtenBy: number | null; pictures: number; missing: number }

/**
 * Restores a site from its copy into an empty `DATA_DIR`, as it was at a moment. If the data is in PostgreSQL,
 * restores only the pictures that it refers to.
 * @throws StartError with the one line to show
 */
export async function restoreFromCopy(env: Env, at: number | undefined): Promise<Restored> {
  if (!env.copyTo) throw new StartError('COPY_TO: must name the copy to restore from')
  const target = openCopyTarget(env.copyTo)
  if (env.databaseUrl) return restorePicturesOf(env, target, at)
  const isRepeated = requireEmpty(env.dataDir)
  if ((await orUnreadable(readCopiedSite(target))) === null)
    throw new StartError('COPY_TO: holds no copy')
  makeFolder(env.dataDir)
  const folder = join(env.dataDir, unfinished)
  rmSync(folder, { recursive: true, force: true })
  // Pictures left by a restore that was interrupted just before its end.
  if (isRepeated) rmSync(join(env.dataDir, siteFolders.pictures), { recursive: true, force: true })
  try {
    return await restoreInto(env, target, folder, at)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Assembles everything in a separate folder; the database moves into place last. */
async function restoreInto(
  env: Env,
  target: CopyTarget,
  folder: string,
  at: number | undefined,
): Promise<Restored> {
  const data = join(folder, 'data')
  mkdirSync(data, { recursive: true })
  const names = await orUnreadable(listNames(target.pictures))
  const copied = await orUnreadable(openCopiedDatabase(target.database))
  const isWhole = (dataDir: string) =>
    withDatabase(dataDir, async (db) => !(await lacksRecent(db, names)))
  const writtenBy = await restoreDatabase({ copied, at, folder: data, isWhole })
  const store = env.s3
    ? await openImageStore(env)
    : createLocalStore(join(folder, siteFolders.pictures))
  await store.prepare()
  const pictures = await withDatabase(data, (db) => restorePictures(db, target, store, names))
  // After a power cut, the database may have its final name only if it and the pictures are completely on disk.
  syncFile(join(data, sqliteFileName))
  if (!env.s3)
    renameSync(join(folder, siteFolders.pictures), join(env.dataDir, siteFolders.pictures))
  syncNames(env.dataDir)
  renameSync(join(data, sqliteFileName), join(env.dataDir, sqliteFileName))
  syncNames(env.dataDir)
  return { writtenBy, ...pictures }
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  await using db = await openDatabase({ databaseUrl: undefined, dataDir })
  return await work(db)
}

/**
 * Leaves a folder that holds anything untouched, since it may be needed. Returns whether an earlier restore has
 * begun there.
 */
function requireEmpty(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false
  const there = readdirSync(dataDir)
  const isUnfinished = there.includes(unfinished) && !there.includes(sqliteFileName)
  if (!isUnfinished && there.some((name) => !harmless.includes(name)))
    throw new StartError(
      `DATA_DIR: ${dataDir} is not empty; a copy is restored into an empty folder, so move it away first`,
    )
  return isUnfinished
}

async function orUnreadable<T>(reading: Promise<T>): Promise<T> {
  return reading.catch(({ message }) => {
    throw new StartError(`COPY_TO: cannot be read (${message})`)
  })
}

async function restorePicturesOf(
  env: Env,
  target: CopyTarget,
  at: number | undefined,
): Promise<Restored> {
  if (at !== undefined)
    throw new StartError(
      '--at: restore PostgreSQL to that moment by its own means, then leave it out',
    )
  const names = await listNames(target.pictures)
  await using db = await openDatabase(env)
  const pictures = await restorePictures(db, target, await openImageStore(env), names)
  return { writtenBy: null, ...pictures }
}

async function listNames(pictures: FileStore): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { name } of pictures.list()) names.add(name)
  return names
}

/** Copies the files of every picture that the database knows and the store lacks. */
async function restorePictures(
  db: Database,
  { pictures }: CopyTarget,
  store: FileStore,
  names: ReadonlySet<string>,
) {
  const files = await listImageFiles(db)
  const there = await listNames(store)
  const wanted = [...files.values()].flat().filter((name) => names.has(name) && !there.has(name))
  await forEachAtOnce(wanted, atOnce, async (name) => {
    const file = await pictures.open(name)
    if (file) await store.put(name, await buffer(file.stream))
  })
  const known = new Set([...names, ...there])
  let missing = 0
  for await (const { id } of listShownImages(db)) if (isMissing(files.get(id), known)) missing += 1
  return { pictures: files.size - missing, missing }
}

/** Tells whether a record shows a recently written picture whose files are not in the copy yet. */
async function lacksRecent(db: Database, names: ReadonlySet<string>): Promise<boolean> {
  const files = await listImageFiles(db)
  const missing: number[] = []
  let newest = 0
  for await (const { id, created_at } of listShownImages(db)) {
    newest = Math.max(newest, created_at)
    if (isMissing(files.get(id), names)) missing.push(created_at)
  }
  return missing.some((time) => time > newest - recentMs)
}

function isMissing(files: string[] | undefined, names: ReadonlySet<string>): boolean {
  return files?.some((name) => !names.has(name)) ?? true
}
