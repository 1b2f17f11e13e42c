import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that is there under its name only once the sink has been closed, and then for good. */
export async function fileSink(path: string): Promise<WritableStream<Uint8Array>> {
  const draft = `${path}.draft-${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  const discard = async () => {
    await file.close()
    await rm(draft, { force: true })
  }
  const orDiscard = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      await discard()
      throw error
    }
  }
  return new WritableStream({
    // A sink whose own write or close fails is never told to abort.
    write: (chunk) => orDiscard(() => file.writeFile(chunk)),
    async close() {
      await orDiscard(async () => {
        await file.sync()
        await file.close()
        await rename(draft, path)
      })
      const folder = await open(dirname(path))
      await folder.sync()
      await folder.close()
    },
    abort: discard,
  })
}

/** @throws where there is no such file */
export async function readFile(path: string): Promise<ReadableStream<Uint8Array>> {
  const file = await open(path)
  return file.readableWebStream({ autoClose: true }) as ReadableStream<Uint8Array>
}
