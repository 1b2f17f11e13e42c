import { buffer } from 'node:stream/consumers'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { BackupError, limitOf } from './format.ts'

export type Member = { name: string; bytes: Uint8Array }

/** A tar file as it is written, member by member, no faster than it is taken. */
export type TarWriter = ReturnType<typeof writeTar>

/** Writes a tar file into a sink, which is closed at its end and aborted where it fails. */
export function writeTar(sink: WritableStream<Uint8Array>) {
  const { readable, controller } = createTarPacker()
  const taken = readable.pipeTo(sink)
  // The next write, or the end, reports the error.
  taken.catch(() => {})
  const mtime = new Date()
  return {
    async add({ name, bytes }: Member): Promise<void> {
      const header = { name, size: bytes.length, type: 'file' as const, mode: 0o600, mtime }
      const body = controller.add(header).getWriter()
      await body.write(bytes)
      await body.close()
    },
    /** Ends only when all of it has been taken. */
    async finish(): Promise<void> {
      controller.finalize()
      await taken
    },
    async abort(reason: unknown): Promise<void> {
      controller.error(reason)
      await taken.catch(() => {})
    },
  }
}

/**
 * The members of a tar file, one after another, each whole.
 * @throws BackupError where it is none, or not all of one
 */
export async function* readTar(file: ReadableStream<Uint8Array>): AsyncGenerator<Member> {
  const members = file.pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of members) {
      if (header.type !== 'file')
        throw new BackupError(`This is no backup: it holds ${header.name}.`)
      if (header.size > limitOf(header.name))
        throw new BackupError(`This is no backup: ${header.name} is too large to be part of one.`)
      yield { name: header.name, bytes: await buffer(body) }
    }
  } catch (error) {
    throw isTarError(error) ? new BackupError('This is no backup, or not all of one.') : error
  }
}

/** Thrown by the decoder; errors of reading the file have a code. */
function isTarError(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error)
}
