import { restoreBackup } from '../backups/restore/restore.ts'
import { commandLineAuthor } from '../records/author.ts'
import type { TestSite } from './site.ts'

type RestoreOptions = Parameters<typeof restoreBackup>[0]

/** Restores a file into a site as the operator does; other options are passed on. */
export function restoreInto(
  { api, storage }: Pick<TestSite, 'api' | 'storage'>,
  open: RestoreOptions['open'],
  options: Partial<RestoreOptions> = {},
): ReturnType<typeof restoreBackup> {
  return restoreBackup({
    db: api.db,
    store: api.images.store,
    storage,
    shopName: 'Test',
    author: commandLineAuthor,
    file: 'a file',
    ordersKeepDays: 400,
    open,
    progress() {},
    ...options,
  })
}
