import type { SavedSettings } from '../../../contract/settings/settings.ts'
import type { SiteSlot } from '../../../contract/settings/site-slots.ts'
import type { Database } from '../../db/schema.ts'
import { listFields } from '../../records/audit-log-repository.ts'
import { configVersions } from '../../records/config-versions-repository.ts'
import { readStoredSettings } from '../../records/stored-config.ts'
import type { SitePictureRow } from '../../settings/repository.ts'

/** Versions of the shop's settings as saved, without the defaults, which only the log shows. */
export function settingsRepository(db: Database, defaults: SavedSettings = {}) {
  return configVersions<SavedSettings>(db, {
    table: 'shop_settings',
    entity: 'settings',
    initial: {},
    readStored: readStoredSettings,
    describeForLog: (saved) => listFields({ ...defaults, ...saved }),
  })
}

export function findSitePicture(db: Database, slot: SiteSlot): Promise<SitePictureRow | undefined> {
  return db.selectFrom('site_pictures').selectAll().where('slot', '=', slot).executeTakeFirst()
}

export async function saveSitePicture(db: Database, row: SitePictureRow): Promise<void> {
  await deleteSitePicture(db, row.slot)
  await db.insertInto('site_pictures').values(row).execute()
}

export async function deleteSitePicture(db: Database, slot: SiteSlot): Promise<void> {
  await db.deleteFrom('site_pictures').where('slot', '=', slot).execute()
}

/** Id of the picture last deleted from a slot; undefined if the time to restore it has passed. */
export async function findDeletedSlot(db: Database, slot: SiteSlot): Promise<string | undefined> {
  const rows = await db
    .selectFrom('deleted_records')
    .select(['id', 'record'])
    .where('kind', '=', 'site-picture')
    .orderBy('deleted_at', 'desc')
    .execute()
  return rows.find(({ record }) => JSON.parse(record).slot === slot)?.id
}
