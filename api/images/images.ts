import { mayRemoveFiles } from '../background/jobs-repository.ts'
import { findViolation } from '../db/failures.ts'
import type { Database } from '../db/schema.ts'
import { transaction, writeTransaction } from '../db/transaction.ts'
import { clientGone } from '../errors.ts'
import { checkSignature } from './check.ts'
import { type DerivedImage, readImage } from './derived-image.ts'
import { dropPastPicture, hasFiles, savePastPicture } from './past-pictures-repository.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'
import {
  deleteUnusedImage,
  findImages,
  findUnusedImages,
  type ImageRow,
  saveImage,
} from './repository.ts'
import type { FileStore } from './store.ts'

/** A file as a client sent it, not yet verified; `gone` aborts when that client has left. */
export type Upload = { bytes: Uint8Array; gone?: AbortSignal }

/** Result of writing a record, and the pictures that records showed before. */
export type Written<T> = {
  value: T
  released: Iterable<string | null>
  /** True if no record should be able to go back to the released pictures. */
  isFinal?: boolean
}

/** The image that a record no longer shows. */
export function findReplaced(
  before: { image_id: string | null },
  after: { image_id: string | null },
): (string | null)[] {
  return before.image_id === after.image_id ? [] : [before.image_id]
}

export type Images = ReturnType<typeof createImages>

/** Reports leftovers for the sweep; a server's log can do this. */
export type ImagesLog = { warn(details: object, message: string): void }

/** A picture to store; without files if they are stored already. */
type Saved = Pick<DerivedImage, 'id' | 'files'>

type ImagesOptions = { db: Database; store: FileStore; log: ImagesLog; deriver?: PictureProcess }

/** Operations that involve both the image files and the database. */
export function createImages({ db, store, log, deriver = createPictureProcess() }: ImagesOptions) {
  /**
   * Writes a record together with its picture, as `writeWithImages` does. `write` must run only SQL and may run
   * twice.
   */
  async function writeWithUpload<T>(
    upload: Upload | null,
    write: (trx: Database, imageId: string | null) => Promise<Written<T>>,
  ): Promise<T> {
    const picture = upload && (await derive(upload))
    return writeWithImages(picture ? [picture] : [], (trx) => write(trx, picture?.id ?? null))
  }

  /**
   * Writes records together with their pictures, in this order: store the files; in one transaction on the
   * catalogue, write the pictures' rows and run `write`; remove released pictures that no record shows any more.
   * A crash in between leaves files without a record, which the sweep removes, but never a record without its
   * files.
   */
  async function writeWithImages<T>(
    pictures: DerivedImage[],
    write: (trx: Database) => Promise<Written<T>>,
  ): Promise<T> {
    let written: Written<T>
    try {
      for (const picture of pictures) await storeFiles(store, picture)
      written = await writeTransaction(db, async (trx) => {
        for (const picture of pictures) await attach(trx, store, picture)
        return write(trx)
      })
    } catch (error) {
      for (const { id, files } of pictures) {
        const variants = files.map(({ variant }) => variant)
        await tryCleanUp(log, () => deleteImageFiles(db, store, id, variants))
      }
      throw error
    }
    await release(written.released, written.isFinal)
    return written.value
  }

  /**
   * Reads the files of pictures that records show, so that `writeWithImages` can put them back later. Called
   * again in the transaction, it reads only pictures that are new since: hardly ever any, so that other writers
   * seldom wait for the store.
   */
  async function snapshotFiles(
    ids: Iterable<string | null>,
    trx = db,
    before: DerivedImage[] = [],
  ): Promise<DerivedImage[]> {
    const known = new Map(before.map((picture) => [picture.id, picture]))
    const rows = [...(await findImages(trx, ids)).values()]
    const pictures = await Promise.all(
      rows.map((row) => known.get(row.id) ?? readImage(store, row)),
    )
    return pictures.filter((picture) => picture !== null)
  }

  async function derive({ bytes, gone }: Upload): Promise<DerivedImage> {
    await checkSignature(bytes)
    if (gone?.aborted) throw clientGone()
    return deriver.derive(bytes)
  }

  /**
   * Removes the files of pictures that no record shows any more. They stay in the database for a while, so that a
   * record can go back to them, unless the removal is final.
   */
  async function release(ids: Iterable<string | null>, isFinal = false): Promise<void> {
    await tryCleanUp(log, async () => {
      for (const row of await findUnusedImages(db, ids)) {
        const picture = isFinal ? null : await readUnlessSaved(row)
        await deleteImageFiles(db, store, row.id, JSON.parse(row.variants), picture)
      }
    })
  }

  async function readUnlessSaved(row: ImageRow): Promise<Saved | null> {
    return (await hasFiles(db, row.id)) ? { id: row.id, files: [] } : readImage(store, row)
  }

  return {
    /** Number of pictures that are being derived or waiting. */
    queued: deriver.waiting,
    writeWithUpload,
    writeWithImages,
    snapshotFiles,
    release,
    store,
  }
}

/** Cleans up without failing: the client's work is done, or has failed for its own reason. */
async function tryCleanUp(log: ImagesLog, clean: () => Promise<void>): Promise<void> {
  try {
    await clean()
  } catch (error) {
    log.warn({ err: error }, 'Image files that no record shows could not be removed yet')
  }
}

/**
 * Deletes the files while the transaction locks the row, so that nobody can begin to show the picture meanwhile;
 * if the commit fails, the row stays without a record. While a backup or restore relies on the files, they are
 * left to the sweep.
 */
export async function deleteImageFiles(
  db: Database,
  store: FileStore,
  id: string,
  variants: string[],
  picture: Saved | null = null,
): Promise<void> {
  try {
    await transaction(db, async (trx) => {
      if (!(await mayRemoveFiles(trx))) return
      if (!(await deleteUnusedImage(trx, id))) return
      if (picture) await savePastPicture(trx, picture)
      await store.remove(variants.map((variant) => id + variant))
    })
  } catch (error) {
    if (findViolation(error)?.kind !== 'foreign-key') throw error
  }
}

/** Resolves only when every file is stored or has failed, so that none arrives after a clean-up. */
async function storeFiles(
  store: FileStore,
  { id, files }: Pick<DerivedImage, 'id' | 'files'>,
): Promise<void> {
  const writes = files.map(({ variant, bytes }) => store.put(id + variant, bytes))
  const failure = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/**
 * Stores missing files again, because another process may have removed the same picture meanwhile. From here to
 * the end of the transaction, nobody else can remove it. Other writers wait for the store meanwhile: a look before
 * the row is locked would miss a removal that is under way.
 */
async function attach(trx: Database, store: FileStore, picture: DerivedImage): Promise<void> {
  await saveImage(trx, picture)
  await dropPastPicture(trx, picture.id)
  const { id, files } = picture
  const present = await Promise.all(files.map(({ variant }) => store.has(id + variant)))
  await storeFiles(store, { id, files: files.filter((_, index) => !present[index]) })
}
