import { randomUUID } from 'node:crypto'
import { existsSync, realpathSync, statSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { dayMs } from '../../../contract/durations.ts'
import { StartError } from '../../../env/start-error.ts'
import { encryptInto } from '../format/encryption.ts'
import type { PartialBackup } from '../make/make-backup.ts'

/** Name of a file being written; it still says `draft` because older releases have left such files. */
const partialName = /\.draft-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const abandoned = dayMs

/**
 * Creates a file that appears under its name only once it is published and safely on disk, encrypted if there is
 * a recipient.
 * @throws StartError if it cannot be created
 */
export async function createPartialFile(named: string, recipient?: string): Promise<PartialBackup> {
  const path = requirePlace(named)
  await removeAbandoned(path)
  const partial = `${path}.draft-${randomUUID()}`
  const file = await open(partial, 'wx', 0o600)
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => file.writeFile(chunk),
    async close() {
      await file.sync()
      await file.close()
    },
  })
  return {
    ...(recipient ? encryptInto(sink, recipient) : { sink }),
    read: () => streamFile(partial),
    async publish() {
      await rename(partial, path)
      await using folder = await open(dirname(path))
      await folder.sync()
    },
    async discard() {
      await file.close()
      await rm(partial, { force: true })
    },
  }
}

/**
 * Resolves the path to write to. A link leads to its target; a folder or a device such as /dev/stdout is refused.
 */
function requirePlace(path: string): string {
  const there = statSync(path, { throwIfNoEntry: false })
  if (there?.isFile()) return realpathSync(path)
  if (there?.isDirectory()) throw new StartError(`${path} is a folder. Name a file in it.`)
  if (there) throw new StartError(`${path} is no file that could be replaced.`)
  if (!existsSync(dirname(path))) throw new StartError(`There is no folder ${dirname(path)}.`)
  return path
}

/** Removes leftovers of killed processes: all for this file, and old ones for other files beside it. */
async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder)) {
    if (!partialName.test(name)) continue
    const partial = join(folder, name)
    const isOwn = name.startsWith(`${basename(path)}.draft-`)
    const { mtimeMs = 0 } = (await stat(partial).catch(() => null)) ?? {}
    if (isOwn || mtimeMs < Date.now() - abandoned) await rm(partial, { force: true })
  }
}

/** @throws if there is no such file */
export async function streamFile(path: string): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path)
  return file.readableWebStream({ autoClose: true }) as ReadableStream<Uint8Array>
}
