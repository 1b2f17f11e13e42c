import type { FileStore } from '../../images/store.ts'
import { BackupError } from '../format/format.ts'
import { createImageReader, type Progress, putImage } from '../format/images.ts'
import { readTar } from '../format/tar.ts'
import type { VerifiedBackup } from '../verify/verifier.ts'

type Options = {
  store: FileStore
  open(): Promise<ReadableStream<Uint8Array>>
  progress: Progress
}

/**
 * Stores the pictures of a verified backup.
 * @throws BackupError if it differs from the one that was verified
 */
export async function storeImages(
  { open, store, progress }: Options,
  { pictures }: VerifiedBackup,
): Promise<void> {
  // Pictures stored by a killed process count as stored, so they must be safely on disk.
  await store.prepare()
  const reader = createImageReader()
  let stored = 0
  for await (const { name, bytes } of readTar(await open())) {
    const [folder, file = ''] = name.split('/')
    const whole = folder === 'images' ? reader.add({ name: file, bytes }) : reader.finish()
    // The second read may differ from the verified one, because an upload can be sent again.
    if (!whole || reader.variants.get(whole.id) !== pictures.get(whole.id)) continue
    await putImage(store, whole)
    stored += 1
    progress(stored, pictures.size)
  }
  if (stored !== pictures.size) throw new BackupError('The backup has changed while it was read.')
}
