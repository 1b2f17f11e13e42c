import { buffer } from 'node:stream/consumers'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { ageHead, BackupError, maxBytes } from './format.ts'

export type Member = { name: string; bytes: Uint8Array }

/** A tar file being written, one member after another, no faster than its sink accepts it. */
export type TarWriter = ReturnType<typeof writeTar>

/** Writes a tar file into a sink, which is closed at the end and aborted on failure. */
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
    /** Resolves only once the sink has accepted everything. */
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
 * Yields the members of a tar file in order, each complete.
 * @throws BackupError if it is not a tar file or is truncated
 */
export async function* readTar(file: ReadableStream<Uint8Array>): AsyncGenerator<Member> {
  const members = file.pipeThrough(plainHeads()).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of members) {
      if (header.type !== 'file')
        throw new BackupError(`This is no backup: it holds ${header.name}.`)
      if (header.size > maxBytes(header.name))
        throw new BackupError(`This is no backup: ${header.name} is too large to be part of one.`)
      yield { name: header.name, bytes: await buffer(body) }
    }
  } catch (error) {
    throw isTarError(error) ? new BackupError(backupMessages.incomplete) : error
  }
}

const headSize = 512
/** Matches the header of a plain file: its size and its type. */
const plainHead = /^[0-7]{11}[\0 ].{20}[0\0]/s

/**
 * Lets only headers of plain files through. Long names and other extensions have headers of their own, which no
 * backup contains and which could keep the decoder busy for ever.
 */
function plainHeads(): TransformStream<Uint8Array, Uint8Array> {
  let head = Buffer.alloc(0)
  let left = 0
  return new TransformStream({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; ) {
        const part = chunk.subarray(at, at + (left || headSize - head.length))
        at += part.length
        if (left > 0) left -= part.length
        else head = Buffer.concat([head, part])
        if (head.length < headSize) continue
        left = sizeOf(head)
        head = Buffer.alloc(0)
      }
      controller.enqueue(chunk)
    },
  })
}

/** Bytes that follow a member's header; 0 for the zeros at the end. */
function sizeOf(head: Buffer): number {
  if (head.every((byte) => byte === 0)) return 0
  if (head.toString('latin1', 0, ageHead.length) === ageHead)
    throw new BackupError(backupMessages.encrypted)
  const text = head.toString('latin1', 124, 157)
  if (!plainHead.test(text))
    throw new BackupError('This is no backup, or holds more than plain files.')
  const size = Number.parseInt(text, 8)
  return Math.ceil(size / headSize) * headSize
}

/** Tells the decoder's errors from those of reading the file, which have a code. */
function isTarError(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error)
}
