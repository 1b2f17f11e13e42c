import { randomUUID } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../env/make-folder.ts'
import { StartError } from '../../env/start-error.ts'
import { temporaryPrefix } from './names.ts'
import { type FileStore, removeEach, StoreUnavailable } from './store.ts'

/** Error codes of a disk without room. */
const roomCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']
/** Error codes of a disk that takes no more, also because it is read-only or broken, or too much is open. */
const fullCodes = [...roomCodes, 'EROFS', 'EIO', 'EMFILE', 'ENFILE']
/** Error codes of a folder that is missing or closed. */
const goneCodes = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ESTALE']

/** True if the disk is full, or nothing at all can be written. */
export function isDiskFull(error: unknown): error is Error {
  return error instanceof Error && fullCodes.includes(codeOf(error))
}

/** Stores files in a folder on this machine; `setting` names the setting for it. */
export function createLocalStore(folder: string, setting = 'DATA_DIR'): FileStore {
  const pathOf = (name: string) => join(folder, name)

  /** Null if the file is missing; an error if the whole folder is. */
  async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw asStoreFailure(error)
      await access(folder).catch(reject)
      return null
    }
  }

  return {
    async prepare() {
      const probe = pathOf(temporaryPrefix + randomUUID())
      try {
        makeFolder(folder)
        await writeDurably(probe, new Uint8Array())
        await rm(probe)
        // A killed process may have left files that are not yet safely on disk.
        await syncFolder(folder)
      } catch (error) {
        throw new StartError(`${setting}: cannot keep files in ${folder} (${readMessage(error)})`)
      }
    },

    async put(name, bytes) {
      const temporary = pathOf(temporaryPrefix + randomUUID())
      try {
        await writeDurably(temporary, bytes)
        await rename(temporary, pathOf(name))
        await syncFolder(folder)
      } catch (error) {
        // A failed removal is left to the sweep.
        await rm(temporary, { force: true }).catch(() => {})
        throw asStoreFailure(error)
      }
    },

    async open(name) {
      const file = await unlessMissing(open(pathOf(name)))
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },

    async check() {
      // Synchronous, so that it does not wait for the threads that read files.
      accessSync(folder, constants.R_OK | constants.W_OK)
    },

    async has(name) {
      return (await unlessMissing(stat(pathOf(name)))) !== null
    },

    async remove(names) {
      if (names.length === 0) return
      await removeEach(names, (name) => rm(pathOf(name), { force: true }).catch(reject))
      await syncFolder(folder).catch(reject)
    },

    async *list() {
      for (const name of await readdir(folder).catch(reject)) {
        const file = await unlessMissing(stat(pathOf(name)))
        if (file?.isFile()) yield { name, size: file.size, storedAt: file.mtimeMs }
      }
    },
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx')
  await file.writeFile(bytes)
  await file.sync()
}

/** Makes additions and removals of names durable, which requires the folder itself on disk. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder)
  await handle.sync()
}

/** Converts a disk failure to a failure of the store. */
function asStoreFailure(error: unknown): unknown {
  const code = codeOf(error)
  if (![...fullCodes, ...goneCodes].includes(code)) return error
  const isFull = roomCodes.includes(code)
  return new StoreUnavailable(readMessage(error), { cause: error, isFull })
}

function reject(error: unknown): never {
  throw asStoreFailure(error)
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
