import { isConflict } from '../db/failures.ts'
import { metaRepository, seededKey } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { sessionRepository } from '../db/sessions.ts'
import {
  allTables,
  disableTimeouts,
  emptyTables,
  findLastNumber,
  insertRows,
  isEmpty,
  lockTables,
  readRows,
  readShape,
  resetSequence,
  type TableName,
  tablesWithRole,
} from '../db/tables.ts'
import { deferForeignKeys, lockWriters } from '../db/transaction.ts'
import type { FileStore } from '../images/store.ts'
import { logWrite } from '../records/audit-log.ts'
import type { Author } from '../records/author.ts'
import { type BackupStorage, makeBackupName } from './backup-storage.ts'
import type { BackupHeader, BackupManifest } from './format.ts'
import { createPacker, type Progress } from './packer.ts'
import { createPictureReader, putPicture } from './pictures.ts'
import { readTar, writeTar } from './tar.ts'
import { type VerifiedBackup, verifyBackup, verifyWhileWriting } from './verify.ts'

type Restoring = {
  db: Database
  store: FileStore
  storage: BackupStorage
  site: string
  author: Author
  /** What the backup is called. */
  file: string
  /** Whether to take the accounts of the backup, instead of keeping those that there are. */
  withAccounts?: boolean
  /** The backup from its beginning; it is read twice. */
  open(): Promise<ReadableStream<Uint8Array>>
  progress: Progress
}

export type Restored = {
  header: BackupHeader
  manifest: BackupManifest
  /** What was there before; null where there was no site. */
  before: string | null
  withAccounts: boolean
}

const attempts = 5
const accounts = ['account'] as const

/**
 * Puts a backup in the place of what is there. In this order: verify the whole of it; store its
 * pictures' files; and then, while nobody else can write, store what is there now as a
 * backup and replace all rows, in one transaction. Whatever ends it before that transaction has
 * changed nothing that anybody sees. A job must keep the pictures. Today's accounts stay, unless it
 * is told otherwise or there are none.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const verified = await verifyBackup(await restoring.open())
  try {
    await storePictures(restoring, verified)
    for (let attempt = 1; ; attempt++) {
      try {
        const replaced = await replaceSite(restoring, verified)
        await restoring.storage.prune()
        return { header: verified.header, manifest: verified.manifest, ...replaced }
      } catch (error) {
        if (attempt === attempts || !isConflict(error)) throw error
      }
    }
  } finally {
    await verified.close()
  }
}

async function storePictures(
  { open, store, progress }: Restoring,
  { pictures }: VerifiedBackup,
): Promise<void> {
  const reader = createPictureReader()
  for await (const { name, bytes } of readTar(await open())) {
    const [folder, file = ''] = name.split('/')
    const whole = folder === 'images' ? reader.add({ name: file, bytes }) : reader.finish()
    // What is read the second time need not be what was verified: an upload can be sent again.
    if (!whole || reader.variants.get(whole.id) !== pictures.get(whole.id)) continue
    await putPicture(store, whole)
    progress(reader.variants.size, pictures.size)
  }
}

async function replaceSite(
  restoring: Restoring,
  { header, staged }: VerifiedBackup,
): Promise<Pick<Restored, 'before' | 'withAccounts'>> {
  const { db, author, file } = restoring
  const isFresh = await isEmpty(db, 'users')
  const withAccounts = isFresh || restoring.withAccounts === true
  const copy = isFresh ? null : copyOf(restoring)
  try {
    // Most pictures now, while others can still write; the rest under the lock.
    await copy?.begin()
    await db
      .transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        await disableTimeouts(trx)
        // First, as every writer does: who holds the turn may be about to write what is locked next.
        await lockWriters(trx)
        await lockTables(trx, tablesWithRole('content', 'account', 'history', 'transient'))
        await copy?.finish(trx)
        await sessionRepository(trx).endAll('restore')
        await replaceRows(trx, staged, tablesWithRole('content', ...(withAccounts ? accounts : [])))
        if (await isEmpty(trx, 'audit_log')) await addHistory(trx, staged)
        await logWrite(trx, author, {
          ...{ action: 'restore', entity: 'site', id: copy?.name ?? '', name: header.site },
          after: {
            ...{ file, createdAt: header.createdAt },
            accounts: withAccounts ? 'of the backup' : 'kept',
          },
        })
      })
    return { before: copy?.name ?? null, withAccounts }
  } catch (error) {
    await copy?.discard(error)
    throw error
  }
}

/** A copy of what is there, verified as it is written. */
function copyOf({ db, store, storage, site }: Restoring) {
  const name = makeBackupName('before-restore')
  const draft = storage.draft(name)
  const tar = verifyWhileWriting(writeTar(draft.sink))
  const packer = createPacker({ tar, store, site })
  return {
    name,
    async begin() {
      await packer.begin(db)
      await packer.addPictures(db)
    },
    async finish(trx: Database) {
      await packer.addPictures(trx)
      await packer.addRows(trx)
      await packer.finish()
      await draft.publish()
    },
    async discard(reason: unknown) {
      await tar.abort(reason)
      await draft.discard().catch(() => {})
    },
  }
}

/** Fills tables with the rows of another database, and empties what does not outlive them. */
export async function replaceRows(
  trx: Database,
  source: Database,
  tables: TableName[],
): Promise<void> {
  await deferForeignKeys(trx)
  const emptied = [...tables, ...tablesWithRole('transient')]
  await emptyTables(
    trx,
    allTables().filter((table) => emptied.includes(table)),
  )
  for (const table of tables) await copyRows(trx, source, table)
  if (!(await metaRepository(trx).find(seededKey)))
    await metaRepository(trx).set(seededKey, new Date().toISOString())
}

/** Adds the entries of another database's log that come after the last one here. */
export async function addHistory(trx: Database, source: Database): Promise<void> {
  const table = 'audit_log'
  const shape = await readShape(trx, table)
  const last = await findLastNumber(trx, table)
  for await (const rows of readRows(source, table, [last]))
    await insertRows(trx, table, shape, rows)
  await resetSequence(trx, table)
}

async function copyRows(trx: Database, source: Database, table: TableName): Promise<void> {
  const shape = await readShape(trx, table)
  for await (const rows of readRows(source, table)) await insertRows(trx, table, shape, rows)
}
