import { makeBackup } from '../backups/make/make-backup.ts'
import { createMemoryBackup } from './memory-file.ts'
import { restoreInto } from './restore.ts'
import { signInAgain, type TestSite } from './site.ts'

/** Makes a backup of a site and verifies it; `read` in the result can be called repeatedly. */
export async function backUp({
  api,
}: Pick<TestSite, 'api'>): Promise<ReturnType<typeof createMemoryBackup>> {
  const backup = createMemoryBackup()
  await makeBackup({ db: api.db, store: api.images.store, shopName: 'Test' }, backup)
  return backup
}

/**
 * Makes a backup of a site and restores it into another with its accounts, where an administrator then signs in.
 */
export async function moveByBackup(from: Pick<TestSite, 'api'>, to: TestSite): Promise<void> {
  const { read } = await backUp(from)
  await restoreInto(to, read, { withAccounts: true })
  await signInAgain(to.api)
}
