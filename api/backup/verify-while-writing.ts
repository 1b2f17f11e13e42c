import { BackupError } from './format.ts'
import { createProof } from './proof.ts'
import type { TarWriter } from './tar.ts'

/** What is written could not be restored. */
export class UnprovenError extends BackupError {
  override name = 'UnprovenError'
}

/**
 * Proves a backup as it is written: what could not be restored is not written to its end.
 * @throws UnprovenError with the reason
 */
export function proveWhileWriting(tar: TarWriter): TarWriter {
  const proof = createProof()
  return {
    async add(member) {
      await proof.add(member).catch(explain)
      await tar.add(member)
    },
    async finish() {
      await proof.finish().catch(explain)
      await proof.close()
      await tar.finish()
    },
    async abort(reason) {
      await proof.close()
      await tar.abort(reason)
    },
  }
}

function explain(error: unknown): never {
  throw error instanceof BackupError ? new UnprovenError(error.message) : error
}
