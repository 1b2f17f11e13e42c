import { join } from 'node:path'
import { countOf } from '../../contract/text/count.ts'
import { readEnv } from '../../env/env.ts'
import { siteFolders } from '../../env/site-folders.ts'
import { StartError } from '../../env/start-error.ts'
import { openDatabase } from '../db/database.ts'
import { reopenForWrites } from '../db/sqlite/read-only-site.ts'
import { createLocalStore } from '../images/local-store.ts'
import { openImageStore } from '../images/open-store.ts'
import { openSite } from '../open-site.ts'
import { describeCounts, runCli, runJob } from '../run-cli.ts'
import { moveSite } from './move/move.ts'

/**
 * `npm run migrate-to-postgres`: moves the site in DATA_DIR, which may be running, to DATABASE_URL and the S3
 * settings. `--reopen` makes the old site writable again.
 */
await runCli(async ([option]) => {
  const { databaseUrl, ...env } = readEnv()
  const { dataDir } = env
  await using source = await openSite({ dataDir, databaseUrl: undefined })
  if (option === '--reopen') {
    await reopenForWrites(source)
    console.info(`The site under ${dataDir} can be written to again.`)
    return
  }
  if (!databaseUrl) throw new StartError('DATABASE_URL: must name the database to move to')
  await using target = await openDatabase({ dataDir, databaseUrl })
  const from = { db: source, store: createLocalStore(join(dataDir, siteFolders.pictures)) }
  await from.store.prepare()
  const to = { db: target, store: await openImageStore(env) }
  const { tables, pictures, missing } = await runJob(
    source,
    { kind: 'move' },
    'Moving',
    ({ progress }) => moveSite(from, to, progress),
  )
  console.info(`Moved, and read back the same: ${describeCounts(tables, pictures)}.`)
  if (missing.length > 0)
    console.warn(`Missing or damaged already: ${countOf(missing.length, 'picture')}.`)
  console.info(
    'The old site can be read, and is closed for writes. Put DATABASE_URL and the S3 settings into .env and start it again.',
  )
})
