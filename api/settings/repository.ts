import type { Selectable } from 'kysely'
import type { SavedSettings } from '../../contract/settings/settings.ts'
import type { Database, SitePicturesTable } from '../db/schema.ts'
import { readStoredSettings } from '../records/stored-config.ts'

export type SitePictureRow = Selectable<SitePicturesTable>

export function listSitePictures(db: Database): Promise<SitePictureRow[]> {
  return db.selectFrom('site_pictures').selectAll().execute()
}

/** Image id of the logo; undefined if there is none. */
export async function findLogo(db: Database): Promise<string | undefined> {
  const rows = db.selectFrom('site_pictures').select('image_id').where('slot', '=', 'logo')
  return (await rows.executeTakeFirst())?.image_id
}

/** Settings that staff have saved; a missing one has its default. */
export async function readSavedSettings(db: Database): Promise<SavedSettings> {
  const row = await db
    .selectFrom('shop_settings')
    .select('config')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readStoredSettings(row.config) : {}
}
