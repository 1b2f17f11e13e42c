import { BackupError } from '../format/format.ts'
import type { TarWriter } from '../format/tar.ts'
import { createVerifier } from './verifier.ts'

/** The present site could not be restored from the backup being written. */
export class UnverifiableError extends BackupError {
  override name = 'UnverifiableError'
}

/**
 * Verifies a backup while it is written, and stops at the first part that could not be restored.
 * @throws UnverifiableError with the reason
 */
export function verifyWhileWriting(tar: TarWriter): TarWriter {
  const verifier = createVerifier()
  return {
    async add(member) {
      await verifier.add(member).catch(throwUnverifiable)
      await tar.add(member)
    },
    async finish() {
      await verifier.finish().catch(throwUnverifiable)
      await verifier.close()
      await tar.finish()
    },
    async abort(reason) {
      await verifier.close()
      await tar.abort(reason)
    },
  }
}

function throwUnverifiable(error: unknown): never {
  throw error instanceof BackupError ? new UnverifiableError(error.message) : error
}
