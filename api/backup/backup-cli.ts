import { resolve } from 'node:path'
import { countOf } from '../../contract/count.ts'
import { readEnv } from '../../server/env.ts'
import { backupSchedule } from '../db/backup-schedule.ts'
import { openDatabase } from '../db/database.ts'
import { openImageStore } from '../images/open-store.ts'
import { makeBackupName } from './backup-storage.ts'
import { startJob } from './job.ts'
import { fileDraft } from './local-file.ts'
import { makeBackup } from './make-backup.ts'
import { openSite } from './open-site.ts'
import { runCli, sayCounts, sayProgress } from './run-cli.ts'

/** `npm run backup [FILE]`: one file with the data and images of a site that may be running. */
await runCli(async ([file = `${makeBackupName('backup')}.tar`]) => {
  const env = readEnv()
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const db = await openSite(env)
  try {
    const store = await openImageStore(env)
    // The reading keeps its connection; the job needs one to say that it goes on.
    const reader = await openDatabase(env)
    const job = await startJob(db, { kind: 'backup' }, async (progress) => {
      const say = sayProgress('Backing up')
      const both = (done: number, total: number) => {
        progress(done, total)
        say(done, total)
      }
      return makeBackup({ db: reader, store, site: env.site.name }, await fileDraft(path), both)
    })
    const { tables, pictures, missing } = await job.ended.finally(() => reader.destroy())
    await backupSchedule(db).recordProven({ missing: missing.length })
    console.info(`${path}, proven: ${sayCounts(tables, pictures)}`)
    if (missing.length > 0)
      console.warn(
        `Missing or damaged on the site itself and not in it: ${countOf(missing.length, 'picture')}. The records are kept without a picture.`,
      )
  } finally {
    await db.destroy()
  }
})
