import type { Database } from '../db/schema.ts'
import { writeTransaction } from '../db/transaction.ts'
import { listUsers } from '../features/accounts/repository.ts'
import { systemAuthor } from '../records/author.ts'
import { defaultSetup } from '../records/stored-config.ts'
import { setupVersions } from '../settings/shop-setup.ts'
import { isUntouched } from './seed.ts'

/** Closes a new site that begins without the demo, because it has nothing to show until the family fills it. */
export async function closeNewShop(db: Database): Promise<void> {
  await writeTransaction(db, async (trx) => {
    const versions = setupVersions(trx)
    const current = await versions.current()
    const isNew = (await listUsers(trx)).length === 0 && (await isUntouched(trx))
    if (current.version > 0 || !isNew) return
    await versions.insert(current, { ...defaultSetup, isOpen: false }, systemAuthor)
  })
}
