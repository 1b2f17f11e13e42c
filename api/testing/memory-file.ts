import type { PartialBackup } from '../backups/make/make-backup.ts'

/** A backup that is written into memory; `bytes` returns the published content. */
export function createMemoryBackup(): PartialBackup & { bytes(): Buffer } {
  const chunks: Uint8Array[] = []
  let isPublished = false
  return {
    sink: new WritableStream({ write: (chunk) => void chunks.push(chunk) }),
    read: async () => new Blob(chunks.map((chunk) => new Uint8Array(chunk))).stream(),
    async publish() {
      isPublished = true
    },
    async discard() {
      chunks.length = 0
    },
    bytes() {
      if (!isPublished) throw new Error('No backup was made')
      return Buffer.concat(chunks)
    },
  }
}
