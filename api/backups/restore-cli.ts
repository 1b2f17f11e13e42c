import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backupMessages } from '../../contract/backups/messages.ts'
import { countOf } from '../../contract/text/count.ts'
import { type Env, readEnv } from '../../env/env.ts'
import { StartError } from '../../env/start-error.ts'
import { formatIndiaMoment, parseMoment } from '../copy/restore/parse-moment.ts'
import { restoreFromCopy } from '../copy/restore/restore-copy.ts'
import { openDatabase } from '../db/database.ts'
import { openImageStore } from '../images/open-store.ts'
import { requireDataFolder, requireSite } from '../open-site.ts'
import { commandLineAuthor } from '../records/author.ts'
import { describeCounts, runCli, runJob } from '../run-cli.ts'
import { requireKeys } from './format/backup-key.ts'
import { decrypt, isEncrypted, requireRecipient } from './format/encryption.ts'
import { toWeb } from './format/web-stream.ts'
import { restoreBackup } from './restore/restore.ts'
import { isPlainCopy } from './storage/backup-names.ts'
import { type BackupStorage, chooseStore, createBackupStorage } from './storage/backup-storage.ts'
import { streamFile } from './storage/local-file.ts'
import { pruneBackups } from './storage/prune-backups.ts'
import { verifyBackup } from './verify/verify.ts'

const usage = `Usage:
  npm run restore -- <file or name>                   verifies a backup, then puts it in place of
                                                      what is there, but for the accounts
  npm run restore -- <file or name> --with-accounts   takes its accounts as well
  npm run restore -- <file or name> --check           only verifies it and says what is in it
  npm run restore -- <file or name> --key <file>      opens an encrypted one; asks for the key without
  npm run restore -- --list                           names the backups that the site keeps itself
  npm run restore -- --from-copy [--at <moment>]      restores the site from COPY_TO into an empty
                                                      DATA_DIR, as it was at a moment such as
                                                      2026-11-26T18:40 in India, or with a zone`

await runCli(async (args) => {
  const { name, check, list, key, at, ...options } = readArguments(args)
  const withAccounts = options['with-accounts']
  const env = readEnv()
  if (options['from-copy']) return restoreCopy(env, at)
  await requireRecipient(env.backupRecipient)
  const storage = createBackupStorage(chooseStore(env), env.backupKeep, env.backupRecipient)
  if (list) {
    requireSite(env)
    for (const { name, bytes, isEncrypted } of await storage.list())
      console.info(`${name}  ${bytes} bytes${isEncrypted ? ', encrypted' : ''}`)
    return
  }
  const file = openFile(name)
  const open = await unlock(file ?? (await openStored(storage, name)), key)
  // Any file can carry such a name; only a file from the site's own storage is known to be a plain copy.
  const isPlain = !file && isPlainCopy(name)
  if (check) {
    const verified = await verifyBackup(await open(), isPlain)
    await verified.close()
    const { header, manifest } = verified
    console.info(
      `${header.site}, ${header.createdAt}: ${describeCounts(manifest.tables, manifest.pictures)}`,
    )
    return
  }
  requireDataFolder(env)
  await storage.prepare()
  await using db = await openDatabase(env)
  const store = await openImageStore(env)
  const { manifest, before, ...restored } = await runJob(
    db,
    { kind: 'restore', file: name },
    'Restoring',
    (job) =>
      restoreBackup({
        db,
        store,
        storage,
        shopName: env.shop.name,
        ordersKeepDays: env.ordersKeepDays,
        author: commandLineAuthor,
        file: name,
        isPlain,
        withAccounts: withAccounts === true,
        open,
        progress: job.progress,
        job,
      }),
  )
  await pruneBackups(db, storage).catch(({ message }) =>
    console.warn(`Old backups could not be deleted: ${message}`),
  )
  console.info(`Restored: ${describeCounts(manifest.tables, manifest.pictures)}`)
  console.info(
    restored.withAccounts
      ? 'Its accounts have come along: everybody signs in anew, with the passwords of that time.'
      : 'The accounts are still those of today: everybody signs in anew.',
  )
  if (restored.mayHoldErased)
    console.warn(
      backupMessages.mayHoldErased(formatIndiaMoment(Date.parse(restored.header.createdAt))),
    )
  if (before?.unproven) console.warn(backupMessages.keptPlain(before.unproven))
  if (before)
    console.info(
      `What was there before: npm run restore -- ${before.name}${env.backupRecipient ? ' --key FILE' : ''}`,
    )
})

async function restoreCopy(env: Env, at: string | undefined): Promise<void> {
  const moment = at === undefined ? undefined : parseMoment(at)
  const { writtenBy, pictures, missing } = await restoreFromCopy(env, moment)
  const upTo = writtenBy === null ? '' : `, written up to ${formatIndiaMoment(writtenBy)}`
  console.info(`Restored from the copy${upTo}: ${countOf(pictures, 'picture')}`)
  if (moment !== undefined) console.warn(backupMessages.mayHoldErased(formatIndiaMoment(moment)))
  if (missing > 0) console.warn(`The copy lacks ${countOf(missing, 'picture')} that records show.`)
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        check: { type: 'boolean' },
        'from-copy': { type: 'boolean' },
        key: { type: 'string' },
        list: { type: 'boolean' },
        'with-accounts': { type: 'boolean' },
      },
    })
    const [name = ''] = positionals
    const isOfCopy = values['from-copy'] === true
    if (isOfCopy ? name === '' : values.at === undefined && (name !== '' || values.list))
      return { name, ...values }
  } catch {}
  throw new StartError(usage)
}

type Open = () => Promise<ReadableStream<Uint8Array>>

/** Decrypts the backup with a key if it is encrypted. */
async function unlock(open: Open, keyFile: string | undefined): Promise<Open> {
  if (!(await isEncrypted(await open()))) return open
  const keys = await requireKeys(keyFile)
  return async () => decrypt(await open(), keys)
}

/** Opens a file of this machine, which can be checked wherever the site stores its own backups. */
function openFile(name: string) {
  const path = resolve(process.env.INIT_CWD ?? '.', name)
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile()
  return isFile ? () => streamFile(path) : null
}

/** Opens a backup from the site's own storage. */
async function openStored(storage: BackupStorage, name: string) {
  const isStored = await storage.has(name).catch(({ message }) => {
    throw new StartError(`There is no backup ${name} that could be read (${message}).`)
  })
  if (!isStored) throw new StartError(`There is no backup ${name}.`)
  return async () => {
    const file = await storage.open(name)
    if (!file) throw new StartError(`There is no backup ${name}.`)
    return toWeb(file.stream)
  }
}
