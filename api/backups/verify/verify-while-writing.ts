import { BackupError } from '../format/format.ts'
import type { TarWriter } from '../format/tar.ts'
import { createVerifier } from './verifier.ts'

/** The site as it is being written could not be restored. */
export class UnverifiableError extends BackupError {
  override name = 'UnverifiableError'
}

/**
 * Verifies a backup as it is written: what could not be restored is not written to its end.
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
