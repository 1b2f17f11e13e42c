import { BackupError, UnusableBackupError } from '../format/format.ts'
import { readTar } from '../format/tar.ts'
import { createVerifier, type VerifiedBackup } from './verifier.ts'

/**
 * Reads a whole backup and verifies it.
 * @throws UnusableBackupError with the reason
 */
export async function verifyBackup(
  file: ReadableStream<Uint8Array>,
  isPlain = false,
): Promise<VerifiedBackup> {
  const verifier = createVerifier(isPlain)
  try {
    for await (const member of readTar(file)) await verifier.add(member)
    return await verifier.finish()
  } catch (error) {
    await verifier.close()
    throw error instanceof BackupError ? new UnusableBackupError(error.message) : error
  }
}
