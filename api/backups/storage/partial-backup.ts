import { backupLimits } from '../../../contract/backups/limits.ts'
import type { FileStore } from '../../images/store.ts'
import { encryptInto } from '../format/encryption.ts'
import { BackupError } from '../format/format.ts'
import { toWeb } from '../format/web-stream.ts'
import type { PartialBackup } from '../make/make-backup.ts'
import { removeAbandonedPartials } from './retention.ts'
import { markComplete, partOf, readParts, removeBackup } from './stored-parts.ts'
import type { WithDeadline } from './with-deadline.ts'

/**
 * Bytes of a part while everybody waits: small enough for a slow connection to send in time, and for a hanging
 * store to be noticed soon.
 */
const smallPart = backupLimits.part / 32

type StoredPartialBackup = PartialBackup & {
  /** Called when everybody begins to wait: a store that does not take the parts in time is given up. */
  switchToSmallParts(withDeadline: WithDeadline): Promise<void>
}

type Options = {
  store: FileStore
  name: string
  prepare: () => Promise<void>
  /** Public key of the recipient; without one the backup is not encrypted. */
  recipient: string | undefined
}

/** Creates a backup that is stored in parts as it is written, and gets its end marker only when published. */
export function createPartialBackup({
  store,
  name,
  prepare,
  recipient,
}: Options): StoredPartialBackup {
  const parts = createPartWriter(store, name)
  let publishing: Promise<boolean> | undefined
  const stored = new WritableStream<Uint8Array>({
    async start() {
      await prepare()
      await removeAbandonedPartials(store)
    },
    write: parts.write,
    close: parts.flush,
  })
  const encrypted = recipient ? encryptInto(stored, recipient) : undefined
  return {
    ...(encrypted ?? { sink: stored }),
    switchToSmallParts: parts.switchToSmall,
    read: async () => toWeb(readParts(store, name, parts.count)),
    async publish() {
      const written = { bytes: parts.bytes, sha256: encrypted?.sha256() }
      publishing = markComplete(store, name, parts.count, written)
      if (!(await publishing))
        throw new BackupError('The backup has not been stored as it was made.')
    },
    async discard() {
      // An end marker that arrives late would make a backup out of nothing.
      const removeAgain = () => removeBackup(store, name)
      publishing?.then(removeAgain, removeAgain).catch(() => {})
      await removeBackup(store, name)
    },
  }
}

/** Collects bytes and stores them as the parts of a backup. */
function createPartWriter(store: FileStore, name: string) {
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let count = 0
  let bytes = 0
  let withDeadline: WithDeadline | undefined
  let sending = Promise.resolve()

  const put = (part: Uint8Array) => store.put(partOf(name, count++), part)

  async function flush(): Promise<void> {
    if (waitingBytes === 0) return
    const part = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    if (withDeadline) return putSmall(part, withDeadline)
    sending = put(part)
    await sending
  }

  async function putSmall(part: Uint8Array, withDeadline: WithDeadline): Promise<void> {
    for (let start = 0; start < part.length; start += smallPart)
      await withDeadline(put(part.subarray(start, start + smallPart)))
  }

  return {
    get count() {
      return count
    },
    get bytes() {
      return bytes
    },
    async write(chunk: Uint8Array): Promise<void> {
      waiting.push(chunk)
      waitingBytes += chunk.length
      bytes += chunk.length
      if (waitingBytes >= backupLimits.part) await flush()
    },
    flush,
    /** Waits for the large part that is still being sent. */
    async switchToSmall(deadline: WithDeadline): Promise<void> {
      withDeadline = deadline
      await sending
    },
  }
}
