import { join } from 'node:path'
import type { Env } from '../../env/env.ts'
import { siteFolders } from '../../env/site-folders.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'
import type { FileStore } from './store.ts'

/**
 * Opens the configured store: a bucket, or else a folder in `dataDir`.
 * @throws StartError if it cannot be used
 */
export async function openImageStore({
  s3,
  dataDir,
}: Pick<Env, 's3' | 'dataDir'>): Promise<FileStore> {
  const store = s3 ? createS3Store(s3) : createLocalStore(join(dataDir, siteFolders.pictures))
  await store.prepare()
  return store
}
