import { limits } from '../../contract/limits.ts'
import { findViolation } from '../db/failures.ts'
import { mayRemoveFiles } from '../db/jobs.ts'
import type { Database } from '../db/schema.ts'
import { catalogueTransaction, transaction } from '../db/transaction.ts'
import { createFairQueue } from '../overload/fair-queue.ts'
import type { DerivedPicture } from './derived-picture.ts'
import { createPictureProcess } from './picture-process.ts'
import { readPicture } from './read-picture.ts'
import { imageRepository } from './repository.ts'
import { checkSignature } from './signature.ts'
import type { FileStore } from './store.ts'

/** A file as a client sent it. */
export type Upload = { bytes: Uint8Array }

/** What a record's write answers: its result, and the pictures that the records showed before. */
export type Written<T> = { value: T; released: Iterable<string | null> }

export type Images = ReturnType<typeof createImages>

/** Where it is said that something is left to the sweep; a server's log is one. */
export type ImagesLog = { warn(details: object, message: string): void }

/** Everything that spans the image files and the database. */
export function createImages({
  db,
  store,
  log,
}: {
  db: Database
  store: FileStore
  log: ImagesLog
}) {
  const pictures = createPictureProcess()
  const queue = createFairQueue({ capacity: limits.load.pictures })

  /**
   * Writes a record together with its picture, as `writeWithPictures` does. `write` runs SQL alone and may
   * run twice.
   */
  async function writeWithUpload<T>(
    upload: Upload | null,
    write: (trx: Database, imageId: string | null) => Promise<Written<T>>,
  ): Promise<T> {
    const picture = upload && (await derive(upload))
    return writeWithPictures(picture ? [picture] : [], (trx) => write(trx, picture?.id ?? null))
  }

  /**
   * Writes records together with their pictures, in this order: store the files; in one
   * transaction on the catalogue, the pictures' rows and `write`; remove what was
   * released and no record shows any more. A crash between leaves files without a record, which
   * the sweep removes, and never a record without its files.
   */
  async function writeWithPictures<T>(
    pictures: DerivedPicture[],
    write: (trx: Database) => Promise<Written<T>>,
  ): Promise<T> {
    let written: Written<T>
    try {
      for (const picture of pictures) await storeFiles(picture, picture.files)
      written = await catalogueTransaction(db, async (trx) => {
        for (const picture of pictures) await attach(trx, picture)
        return write(trx)
      })
    } catch (error) {
      for (const picture of pictures)
        await orLeaveToSweep(() => removePicture(picture.id, namesOf(picture)))
      throw error
    }
    await release(written.released)
    return written.value
  }

  /** Everything of the pictures that records show, so that `writeWithPictures` can put them back later. */
  async function capture(ids: Iterable<string | null>): Promise<DerivedPicture[]> {
    const rows = [...(await imageRepository(db).findMany(ids)).values()]
    const pictures = await Promise.all(rows.map((row) => readPicture(store, row)))
    return pictures.filter((picture) => picture !== null)
  }

  const namesOf = ({ id, files }: DerivedPicture) => files.map(({ variant }) => id + variant)

  async function derive({ bytes }: Upload): Promise<DerivedPicture> {
    await checkSignature(bytes)
    return queue.enqueue(() => pictures.derive(bytes))
  }

  /** Ends only when every file is stored or has failed, so that nothing arrives after a clean-up. */
  async function storeFiles({ id }: DerivedPicture, files: DerivedPicture['files']) {
    const writes = files.map(({ variant, bytes }) => store.put(id + variant, bytes))
    const failure = (await Promise.allSettled(writes)).find(({ status }) => status === 'rejected')
    if (failure?.status === 'rejected') throw failure.reason
  }

  /**
   * The same picture may have been removed since its files were stored. From here to the end of
   * the transaction nobody else can, so what is missing now is stored again for good.
   */
  async function attach(trx: Database, picture: DerivedPicture): Promise<void> {
    await imageRepository(trx).save(picture)
    const present = await Promise.all(
      picture.files.map(({ variant }) => store.has(picture.id + variant)),
    )
    await storeFiles(
      picture,
      picture.files.filter((_, index) => !present[index]),
    )
  }

  /** Removes the files of pictures that no record shows any more. */
  async function release(ids: Iterable<string | null>): Promise<void> {
    await orLeaveToSweep(async () => {
      for (const { id, variants } of await imageRepository(db).findUnused(ids)) {
        const endings: string[] = JSON.parse(variants)
        await removePicture(
          id,
          endings.map((variant) => id + variant),
        )
      }
    })
  }

  /** The client's work is done, or has failed for its own reason: it is not to fail for this. */
  async function orLeaveToSweep(clean: () => Promise<void>): Promise<void> {
    try {
      await clean()
    } catch (error) {
      log.warn({ err: error }, 'Image files that no record shows could not be removed yet')
    }
  }

  /**
   * The files go while the transaction holds the row, so that nobody can begin to show the
   * picture meanwhile; should the commit fail, the row stays without a record that shows it.
   * While a backup or a restore counts on the files, they are left to the sweep.
   */
  async function removePicture(id: string, names: string[]): Promise<void> {
    try {
      await transaction(db, async (trx) => {
        if (!(await mayRemoveFiles(trx))) return
        if (await imageRepository(trx).deleteUnused(id)) await store.remove(names)
      })
    } catch (error) {
      if (findViolation(error)?.kind !== 'foreign-key') throw error
    }
  }

  return {
    /** How many pictures are under way or waiting. */
    queued: queue.length,
    writeWithUpload,
    writeWithPictures,
    capture,
    removePicture,
    release,
    store,
  }
}
