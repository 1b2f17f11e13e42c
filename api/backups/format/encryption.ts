import { createHash } from 'node:crypto'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { StartError } from '../../../env/start-error.ts'
import { ageHead, BackupError } from './format.ts'

/** A stream into a store whose content cannot be read without the key; the hash covers the encrypted bytes. */
export type EncryptedSink = { sink: WritableStream<Uint8Array>; sha256(): string }

// The package is loaded only when something is encrypted.
const loadAge = () => import('age-encryption')

/** @throws StartError if it is not an age public key; the error must not show a private one */
export async function requireRecipient(recipient: string | undefined): Promise<void> {
  if (recipient === undefined) return
  const { Encrypter } = await loadAge()
  try {
    new Encrypter().addRecipient(recipient)
  } catch {
    throw new StartError('BACKUP_RECIPIENT: must be a public key of age, which begins with age1')
  }
}

/** Encrypts everything written for a recipient, no faster than `stored` accepts it. */
export function encryptInto(stored: WritableStream<Uint8Array>, recipient: string): EncryptedSink {
  const hash = createHash('sha256')
  const hashing = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk)
      controller.enqueue(chunk)
    },
  })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const written = encrypt(readable, recipient).then((encrypted) =>
    encrypted.pipeThrough(hashing).pipeTo(stored),
  )
  // The next write, or the close, reports the error.
  written.catch(() => {})
  const writer = writable.getWriter()
  const sink = new WritableStream<Uint8Array>({
    write: (chunk) => writer.write(chunk),
    async close() {
      await writer.close()
      await written
    },
    async abort(reason) {
      await writer.abort(reason)
      await written.catch(() => {})
    },
  })
  return { sink, sha256: () => hash.copy().digest('hex') }
}

async function encrypt(plain: ReadableStream<Uint8Array>, recipient: string) {
  const { Encrypter } = await loadAge()
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(plain)
}

/** Checks the beginning of a file for the mark of encryption. */
export async function isEncrypted(file: ReadableStream<Uint8Array>): Promise<boolean> {
  let head = Buffer.alloc(0)
  for await (const chunk of file) {
    head = Buffer.concat([head, chunk])
    if (head.length >= ageHead.length) break
  }
  return head.toString('latin1', 0, ageHead.length) === ageHead
}

/** Reads private keys from a text as `age-keygen` writes it; null if any line is not a key. */
export async function readPrivateKeys(text: string): Promise<string[] | null> {
  const keys = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  try {
    await createDecrypter(keys)
  } catch {
    return null
  }
  return keys.length > 0 ? keys : null
}

/**
 * Decrypts a backup.
 * @throws BackupError if none of the keys opens it
 */
export async function decrypt(
  file: ReadableStream<Uint8Array>,
  keys: string[],
): Promise<ReadableStream<Uint8Array>> {
  const decrypter = await createDecrypter(keys)
  const given = new AbortController()
  try {
    const open = file.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), given)
    return await decrypter.decrypt(open)
  } catch (error) {
    // The package has locked the file's stream, so aborting is the only way to close it.
    given.abort()
    const isOtherKey = error instanceof Error && /no identity matched/.test(error.message)
    throw new BackupError(
      isOtherKey
        ? 'This is not the key of the backup: it is encrypted for another one.'
        : backupMessages.incomplete,
    )
  }
}

async function createDecrypter(keys: string[]) {
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  for (const key of keys) decrypter.addIdentity(key)
  return decrypter
}

export async function sha256Of(file: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file) hash.update(chunk)
  return hash.digest('hex')
}
