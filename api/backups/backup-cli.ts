import { resolve } from 'node:path'
import { countOf } from '../../contract/text/count.ts'
import { type Env, readEnv } from '../../env/env.ts'
import { StartError } from '../../env/start-error.ts'
import { openDatabase } from '../db/database.ts'
import { openImageStore } from '../images/open-store.ts'
import { openSite } from '../open-site.ts'
import { describeCounts, runCli, runJob } from '../run-cli.ts'
import { requireRecipient } from './format/encryption.ts'
import { recordBackupFailure } from './jobs/record-failure.ts'
import { saveVerifiedBackup } from './jobs/schedule-repository.ts'
import { makeBackup } from './make/make-backup.ts'
import { makeBackupName } from './storage/backup-names.ts'
import { createPartialFile } from './storage/local-file.ts'

/** `npm run backup [FILE]`: one file with the data and images of a site that may be running. */
await runCli(async ([file = `${makeBackupName('backup')}.tar`]) => {
  const env = readEnv()
  await requireRecipient(env.backupRecipient)
  const path = resolve(process.env.INIT_CWD ?? '.', nameFile(file, env))
  await using db = await openSite(env)
  // The snapshot keeps its own connection busy, so the job's heartbeat needs a second one.
  await using reader = await openDatabase(env)
  const source = { db: reader, store: await openImageStore(env), shopName: env.shop.name }
  const { tables, pictures, missing } = await runJob(
    db,
    { kind: 'backup' },
    'Backing up',
    async ({ progress }) =>
      makeBackup(source, await createPartialFile(path, env.backupRecipient), progress),
  ).catch(async (error) => {
    await recordBackupFailure(db, error).catch(() => {})
    throw error
  })
  await saveVerifiedBackup(db, missing.length)
  console.info(`${path}, verified: ${describeCounts(tables, pictures)}`)
  if (missing.length > 0)
    console.warn(
      `Missing or damaged on the site itself and not in it: ${countOf(missing.length, 'picture')}. The records are kept without a picture.`,
    )
})

/** Encrypted backups end in `.age` and no others do, so that the name tells them apart. */
function nameFile(file: string, { backupRecipient }: Env): string {
  if (/\.age$/i.test(file) === (backupRecipient !== undefined)) return file
  if (backupRecipient) return `${file}.age`
  throw new StartError(
    `BACKUP_RECIPIENT: must be set for ${file}, which would not be encrypted; or name a .tar file.`,
  )
}
