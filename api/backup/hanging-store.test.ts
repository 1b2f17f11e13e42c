import { expect, it, onTestFinished } from 'vitest'
import { backupMessages } from '../../contract/backups/backup-terms.ts'
import { apiPaths } from '../../contract/paths.ts'
import { createAdministrator } from '../features/auth/administrators.ts'
import { memoryDraft } from '../testing/memory-draft.ts'
import { createRandom } from '../testing/random.ts'
import { restoreInto } from '../testing/restore.ts'
import { createTestSite, describeSite, fillCatalogue } from '../testing/site.ts'
import { createBackupStorage } from './backup-storage.ts'
import { makeBackup } from './make-backup.ts'

it('a restore gives up a store that hangs: readers are answered, and the site is as it was', async () => {
  const { api, close } = await createTestSite('sqlite', 'folder')
  onTestFinished(close)
  await createAdministrator(api.db, { email: 'owner@example.com', name: 'Owner' })
  const draft = memoryDraft()
  await makeBackup({ db: api.db, store: api.images.store, site: 'Test' }, draft)
  await fillCatalogue(api, createRandom(7))
  const before = await describeSite(api)
  const hung = Promise.withResolvers<void>()
  const storage = createBackupStorage(
    {
      ...api.images.store,
      put() {
        hung.resolve()
        return new Promise(() => {})
      },
    },
    1,
  )
  const restoring = restoreInto({ api, storage }, () => draft.read())
  const refused = expect(restoring).rejects.toThrow(backupMessages.tooSlow)
  await hung.promise
  // Not from memory: it waits for the database.
  expect((await api.callAsAdmin('GET', apiPaths.auditLog)).statusCode).toBe(200)
  await refused
  expect(await describeSite(api)).toEqual(before)
})
