import { join } from 'node:path'
import { countOf } from '../../contract/count.ts'
import { readEnv } from '../../server/env.ts'
import { reopenForWrites } from '../db/closing.ts'
import { openDatabase } from '../db/database.ts'
import { createLocalStore } from '../images/local-store.ts'
import { openImageStore } from '../images/open-store.ts'
import { StartError } from '../start-error.ts'
import { startJob } from './job.ts'
import { moveSite } from './move.ts'
import { openSite } from './open-site.ts'
import { runCli, sayCounts, sayProgress } from './run-cli.ts'

/**
 * `npm run migrate-to-postgres`: moves the site under DATA_DIR, which may be running, to
 * DATABASE_URL and the S3 settings. With `--reopen` the old one can be written to again.
 */
await runCli(async ([word]) => {
  const { databaseUrl, ...env } = readEnv()
  const { dataDir } = env
  const source = await openSite({ dataDir, databaseUrl: undefined })
  try {
    if (word === '--reopen') {
      await reopenForWrites(source)
      console.info(`The site under ${dataDir} can be written to again.`)
      return
    }
    if (!databaseUrl) throw new StartError('DATABASE_URL: must name the database to move to')
    const target = await openDatabase({ dataDir, databaseUrl })
    try {
      const from = { db: source, store: createLocalStore(join(dataDir, 'uploads')) }
      await from.store.prepare()
      const to = { db: target, store: await openImageStore(env) }
      const { ended } = await startJob(source, { kind: 'move' }, async (progress) => {
        const say = sayProgress('Moving')
        return moveSite(from, to, (done, total) => {
          progress(done, total)
          say(done, total)
        })
      })
      const { tables, pictures, missing } = await ended
      console.info(`Moved, and read back the same: ${sayCounts(tables, pictures)}.`)
      if (missing.length > 0)
        console.warn(`Missing or damaged already: ${countOf(missing.length, 'picture')}.`)
      console.info(
        'The old site can be read, and is closed for writes. Put DATABASE_URL and the S3 settings into .env and start it again.',
      )
    } finally {
      await target.destroy()
    }
  } finally {
    await source.destroy()
  }
})
