import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { CopyAddress } from '../../env/copy-settings.ts'
import { createLocalStore } from '../images/local-store.ts'
import { createS3Store } from '../images/s3-store.ts'
import type { FileStore, ListedFile } from '../images/store.ts'

/** Parts of a copy, below its folder or prefix. Only Litestream writes to `database`. */
const parts = {
  database: 'database',
  pictures: 'pictures',
  deleted: 'deleted',
  site: 'site',
} as const

export type CopyTarget = {
  /** Picture files, by their names. */
  pictures: FileStore
  /** An empty file for each picture that the site has deleted; its date says when. */
  deleted: FileStore
  /** One file that names the site that the copy belongs to. */
  site: FileStore
  database: DatabaseFiles
}

/** Litestream's files, for reading; names like `generations/<id>/wal/<index>_<offset>.wal.lz4`. */
export type DatabaseFiles = {
  list(): AsyncIterable<ListedFile>
  read(name: string): Promise<Buffer>
}

/** Opens a copy, whose folders may not exist yet: `prepare` of a store makes them. */
export function openCopyTarget(address: CopyAddress): CopyTarget {
  const { pictures, deleted, site } = parts
  return {
    pictures: openPart(address, pictures),
    deleted: openPart(address, deleted),
    site: openPart(address, site),
    database:
      address.kind === 'folder'
        ? readFolder(join(address.folder, parts.database))
        : readBucket(openPart(address, parts.database)),
  }
}

/** Describes in Litestream's own terms where to write; a bucket's keys come from the environment instead. */
export function describeReplica(address: CopyAddress): Record<string, string | boolean> {
  if (address.kind === 'folder') return { type: 'file', path: join(address.folder, parts.database) }
  const { bucket, endpoint, region } = address.s3
  return {
    type: 's3',
    bucket,
    path: address.prefix + parts.database,
    region,
    ...(endpoint && { endpoint, 'force-path-style': true }),
  }
}

function openPart(address: CopyAddress, part: string): FileStore {
  if (address.kind === 'folder') return createLocalStore(join(address.folder, part), 'COPY_TO')
  const prefix = `${address.prefix}${part}/`
  return createS3Store(address.s3, { prefix, headersOf: () => ({}), setting: 'COPY_TO' })
}

function readBucket(store: FileStore): DatabaseFiles {
  return {
    list: () => store.list(),
    async read(name) {
      const file = await store.open(name)
      if (!file) throw new Error(`${name} has gone from the copy`)
      return buffer(file.stream)
    },
  }
}

function readFolder(folder: string): DatabaseFiles {
  return {
    async *list() {
      if (!existsSync(folder)) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        // Litestream may rename or remove files meanwhile.
        const file = statSync(path, { throwIfNoEntry: false })
        if (file) yield { name: relative(folder, path), size: file.size, storedAt: file.mtimeMs }
      }
    },
    async read(name) {
      const store = createLocalStore(folder, 'COPY_TO')
      const file = await store.open(name)
      if (!file) throw new Error(`${name} has gone from the copy`)
      return buffer(file.stream)
    },
  }
}
