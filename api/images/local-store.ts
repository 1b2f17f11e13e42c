import { randomUUID } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { draftPrefix } from './names.ts'
import { type FileStore, StoreUnavailable } from './store.ts'

/** What a disk says that has no room, and one that takes nothing for another reason. */
const roomCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']
const fullCodes = [...roomCodes, 'EROFS', 'EIO', 'EMFILE', 'ENFILE']

/** The disk takes no more, or nothing at all. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && fullCodes.includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Keeps files in a folder on this machine, which `setting` names. */
export function createLocalStore(folder: string, setting = 'DATA_DIR'): FileStore {
  const pathOf = (name: string) => join(folder, name)

  return {
    async prepare() {
      const probe = pathOf(draftPrefix + randomUUID())
      try {
        await mkdir(folder, { recursive: true })
        await writeDurably(probe, new Uint8Array())
        await rm(probe)
      } catch (error) {
        throw new StartError(`${setting}: cannot keep files in ${folder} (${readMessage(error)})`)
      }
    },

    async put(name, bytes) {
      const draft = pathOf(draftPrefix + randomUUID())
      try {
        await writeDurably(draft, bytes)
        await rename(draft, pathOf(name))
        await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw isDiskFull(error) ? refuse(error) : error
      }
    },

    async open(name) {
      const file = await open(pathOf(name)).catch(nullIfMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },

    async check() {
      await access(folder)
    },

    async has(name) {
      return (await stat(pathOf(name)).catch(nullIfMissing)) !== null
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
    },

    async *list() {
      for (const name of await readdir(folder)) {
        const file = await stat(pathOf(name)).catch(nullIfMissing)
        if (file?.isFile()) yield { name, storedAt: file.mtimeMs }
      }
    },
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name lasts once the folder itself is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(folder)
    await handle.sync()
  } finally {
    await handle?.close()
  }
}

function refuse(error: NodeJS.ErrnoException): StoreUnavailable {
  const isFull = roomCodes.includes(error.code ?? '')
  return new StoreUnavailable(error.message, { cause: error, isFull })
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
