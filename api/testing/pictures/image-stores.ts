import { randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../../../env/s3-settings.ts'

/** Empty storage for the images of one test: a folder, or, if `s3` is set, a bucket on a real server. */
export type EmptyStore = {
  dataDir: string
  s3: S3Settings | undefined
  /** The same as environment variables. */
  settings: Record<string, string>
  remove(): Promise<void>
}

/** For `describe.each(storeKinds)`, so that code working on image files is tested on both. */
export const storeKinds = ['folder', 'bucket'] as const

export async function createEmptyStore(kind: (typeof storeKinds)[number]): Promise<EmptyStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vaagai-images-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  if (kind === 'folder') return { dataDir, s3: undefined, settings: {}, remove: removeFolder }

  const bucket = 'pictures'
  const server = new S3rver({
    port: 0,
    address: 'localhost',
    silent: true,
    directory: dataDir,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  })
  storeAtomically(server)
  const { port } = await server.run()
  const s3 = {
    endpoint: `http://localhost:${port}`,
    bucket,
    region: 'us-east-1',
    // The only account that the server knows; it does check the signatures.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    dataDir,
    s3,
    settings: {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
    async remove() {
      await server.close()
      await removeFolder()
    },
  }
}

/**
 * Makes writes atomic, as every S3 store does but this one does not: a concurrent reader gets the complete file.
 */
function storeAtomically({ store }: S3rver): void {
  const putContent = store.putContent.bind(store)
  store.putContent = async (path, content) => {
    const temporary = `${path}.${randomUUID()}`
    const put = await putContent(temporary, content)
    await rename(temporary, path)
    return put
  }
}
