import { createProof, type VerifiedBackup } from './proof.ts'
import { readTar } from './tar.ts'

/**
 * Reads a whole backup and verifies it.
 * @throws BackupError with the reason
 */
export async function verifyBackup(
  file: ReadableStream<Uint8Array>,
  isPlain = false,
): Promise<VerifiedBackup> {
  const proof = createProof(isPlain)
  try {
    for await (const member of readTar(file)) await proof.add(member)
    return await proof.finish()
  } catch (error) {
    await proof.close()
    throw error
  }
}
