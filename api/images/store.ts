import type { Readable } from 'node:stream'
import { forEachAtOnce } from '../for-each-at-once.ts'

/** Stores files in a folder or a bucket. Only names.ts makes names of images. */
export type FileStore = {
  /**
   * Makes sure that files can be stored.
   * @throws StartError with the one line to show
   */
  prepare(): Promise<void>
  /** Stores a file durably and atomically. Storing it again is harmless: a name implies its bytes. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Opens a file for reading; null if there is none. */
  open(name: string): Promise<StoredFile | null>
  /** @throws if the store does not respond */
  check(): Promise<void>
  has(name: string): Promise<boolean>
  /** Removes files; a missing file is not an error. */
  remove(names: string[]): Promise<void>
  list(): AsyncIterable<ListedFile>
}

/** Removes files with `remove`, sixteen at a time, because a sweep may have thousands. */
export async function removeEach(
  names: string[],
  remove: (name: string) => Promise<unknown>,
): Promise<void> {
  await forEachAtOnce(names, 16, remove)
}

/** The store cannot be read or written at the moment: gone, full or too slow. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  /** True if the storage is full. */
  readonly isFull: boolean

  constructor(
    message: string,
    { cause, isFull = false }: { cause?: unknown; isFull?: boolean } = {},
  ) {
    super(message, { cause })
    this.isFull = isFull
  }
}

/** The stream must be read or destroyed. */
type StoredFile = { size: number; stream: Readable }

/** A listed file; temporary files left by a crash are listed too. */
export type ListedFile = { name: string; size: number; storedAt: number }

/** Cache header for image files, whose content never changes under a name. */
export const immutable = 'public, max-age=31536000, immutable'
