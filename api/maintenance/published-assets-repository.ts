import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { assetTypes } from '../../contract/asset-types.ts'
import { dayMs } from '../../contract/durations.ts'
import type { Env } from '../../env/env.ts'
import { siteFolders } from '../../env/site-folders.ts'
import { inBatches } from '../db/batches.ts'
import type { Database } from '../db/schema.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'
import { createLocalStore } from '../images/local-store.ts'
import { temporaryPrefix } from '../images/names.ts'
import { createS3Store } from '../images/s3-store.ts'
import { type FileStore, immutable, type ListedFile } from '../images/store.ts'

/** Milliseconds for which the files of a version are served after its last process ended. */
const keptMs = 30 * dayMs
/** Most bytes of one file, and of all. */
const maxFile = 2 * 1024 * 1024
const maxAll = 64 * 1024 * 1024
/** Files stored at a time. */
const atOnce = 16

type PublishedAsset = { bytes: Buffer; type: string }

/**
 * Scripts, styles and fonts of every version that has served in the last thirty days, so that another version can
 * serve the files of a page already sent. The database holds the hash of each file, so that files from elsewhere
 * in the folder or bucket are not served.
 */
export function createPublishedAssets(db: Database, store: FileStore) {
  /** Stores a file and returns its row; undefined for a file that is too large. */
  async function add(folder: string, name: string, now: number) {
    const bytes = await readFile(join(folder, name))
    if (bytes.length > maxFile) return []
    await store.put(name, bytes)
    return [{ name, sha256: hashOf(bytes), bytes: bytes.length, served_at: now }]
  }

  return {
    /** Stores this version's built files for other versions, and marks them as in use. */
    async publish(folder: string, names: string[], now = Date.now()): Promise<void> {
      await store.prepare()
      const known = await db.selectFrom('published_assets').select(['name', 'served_at']).execute()
      const servedAt = new Map(known.map((asset) => [asset.name, asset.served_at]))
      const missing = names.filter((name) => !servedAt.has(name) && typeOf(name))
      const added: Awaited<ReturnType<typeof add>> = []
      await forEachAtOnce(missing, atOnce, async (name) => {
        added.push(...(await add(folder, name, now)))
      })
      // Written at once when all files are stored, because the start waits for it.
      if (added.length > 0)
        await db
          .insertInto('published_assets')
          .values(added)
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ served_at: now }))
          .execute()
      const isStale = (name: string) => Math.abs(now - (servedAt.get(name) ?? now)) > dayMs
      const stale = names.filter(isStale)
      if (stale.length === 0) return
      const update = db.updateTable('published_assets').set({ served_at: now })
      await update.where('name', 'in', stale).execute()
    },

    /** Opens a file of this or another version; null if none was published under the name. */
    async open(name: string): Promise<PublishedAsset | null> {
      const type = typeOf(name)
      const query = db.selectFrom('published_assets').selectAll().where('name', '=', name)
      const asset = type && (await query.executeTakeFirst())
      const stored = asset && (await store.open(name))
      if (!asset || !stored) return null
      if (stored.size !== asset.bytes) {
        stored.stream.destroy()
        return null
      }
      const bytes = await buffer(stored.stream)
      return hashOf(bytes) === asset.sha256 ? { bytes, type } : null
    },
  }
}

/**
 * Deletes the files of versions that have not served for thirty days, the oldest beyond the limit, and leftovers
 * of crashes from a day before `now`.
 */
export async function sweepPublishedAssets(
  db: Database,
  store: FileStore,
  now = Date.now(),
): Promise<void> {
  await store.prepare()
  const assets = await db
    .selectFrom('published_assets')
    .selectAll()
    .orderBy('served_at', 'desc')
    .execute()
  let room = maxAll
  const expired = assets.filter(({ bytes, served_at }) => {
    room -= bytes
    return served_at < now - keptMs || room < 0
  })
  const names = expired.map(({ name }) => name)
  // Rows go first, because a row without its file would keep every process from storing it again.
  for (const some of inBatches(names))
    await db.deleteFrom('published_assets').where('name', 'in', some).execute()
  const kept = new Set(assets.map(({ name }) => name))
  const left = await Array.fromAsync(store.list())
  const lost = left.filter(({ name, storedAt }) => storedAt < now - dayMs && !kept.has(name))
  const isOurs = ({ name }: ListedFile) => name.startsWith(temporaryPrefix) || typeOf(name)
  await store.remove([...names, ...lost.filter(isOurs).map(({ name }) => name)])
}

/** Beside the pictures in the bucket, or in a separate folder. */
export function openAssetStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): FileStore {
  if (!s3) return createLocalStore(join(dataDir, siteFolders.assets))
  const headersOf = (name: string) => ({
    'content-type': typeOf(name) ?? 'application/octet-stream',
    'cache-control': immutable,
  })
  return createS3Store(s3, { prefix: `${siteFolders.assets}/`, headersOf })
}

/** Media type of a file named by the build; undefined for any other name. */
function typeOf(name: string): string | undefined {
  if (!/^[\w.]+(-[\w.]+)*-[\w-]{8}\.[a-z0-9]+$/.test(name) || name.includes('..')) return undefined
  return assetTypes[extname(name)]
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
