import { isDeepStrictEqual } from 'node:util'
import { defaultSettings } from '../../contract/settings/defaults.ts'
import type { SavedSettings } from '../../contract/settings/settings.ts'
import type { ShopDetails } from '../../contract/settings/shop-details.ts'
import type { DemoRemoval } from '../../contract/setup/remove-demo.ts'
import type { SetupKey } from '../../contract/setup/setup-steps.ts'
import { logBackup } from '../backups/route-options.ts'
import { makeBackupName } from '../backups/storage/backup-names.ts'
import { deleteMeta, demoDetailsKey, findMeta } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { snapshot } from '../db/transaction.ts'
import type { ApiDeps } from '../deps.ts'
import { type CategoryRow, categoryRepository } from '../features/categories/repository.ts'
import { galleryRepository } from '../features/gallery/repository.ts'
import { productGroupRepository } from '../features/groups/repository.ts'
import { deleteDemoCounts } from '../features/insight/daily-counts-repository.ts'
import { productRepository } from '../features/products/repository.ts'
import { synonymRepository } from '../features/search/synonyms/repository.ts'
import { deleteSitePicture, settingsRepository } from '../features/settings/repository.ts'
import { describePicture } from '../features/settings/save-picture.ts'
import { chooseDemoRecords, type SeededRecord, withoutDemo } from '../features/setup/demo-rules.ts'
import { readSteps } from '../features/setup/steps.ts'
import { hashFiles } from '../images/derived-image.ts'
import { listFields } from '../records/audit-log-repository.ts'
import type { Author } from '../records/author.ts'
import { listSitePictures } from '../settings/repository.ts'
import { readShopSettings } from '../settings/saved-settings.ts'
import { setupVersions } from '../settings/shop-setup.ts'
import { listSeededRecords } from './demo-records-repository.ts'

/** Setup steps that fill the shop. */
const filledSteps: readonly SetupKey[] = ['name', 'whatsapp', 'category', 'product']

type Deps = Pick<ApiDeps, 'db' | 'images' | 'env'>
type Backups = { backUpBefore(name: string, author: Author): Promise<void> }
type Released = (string | null)[]

/** The demo's content other than its records. */
type DemoContent = { settings: SavedSettings; pictureIds: Set<string> }

/** Removes the demo from a site, after a backup; does nothing if none of it is left. */
export function demoRemover({ db, images, env }: Deps, backups: Backups) {
  /** The settings without the demo's values, and its pictures; null if there are neither. */
  async function findContent(trx: Database, { settings, pictureIds }: DemoContent) {
    const current = await settingsRepository(trx).current()
    const own = withoutDemo(current.config, settings, defaultSettings(env.shop))
    const rows = await listSitePictures(trx)
    const pictures = rows.filter(({ image_id }) => pictureIds.has(image_id))
    const hasFacts = (await findMeta(trx, demoDetailsKey)) !== null
    const hasSettings = hasFacts || !isDeepStrictEqual(own, current.config)
    return hasSettings || pictures.length > 0 ? { current, own, pictures } : null
  }

  async function removeContent(
    trx: Database,
    demo: DemoContent,
    author: Author,
  ): Promise<Released> {
    const content = await findContent(trx, demo)
    if (!content) return []
    const { current, own, pictures } = content
    const before = Object.assign(
      listFields(await readShopSettings(trx, env.shop)),
      ...pictures.map(describePicture),
    )
    for (const { slot } of pictures) await deleteSitePicture(trx, slot)
    await settingsRepository(trx, defaultSettings(env.shop)).insert(current, own, author, {
      before,
    })
    await deleteMeta(trx, demoDetailsKey)
    return pictures.map(({ image_id }) => image_id)
  }

  return async function removeDemo(author: Author): Promise<DemoRemoval> {
    const demo = await loadContent()
    const found = await snapshot(db, async (trx) => {
      const { deleted, kept } = chooseDemoRecords(await listSeededRecords(trx))
      const isThere = deleted.length > 0 || (await findContent(trx, demo)) !== null
      return { isThere, kept: kept.length }
    })
    if (!found.isThere) return { deleted: 0, kept: found.kept }
    const name = makeBackupName('backup')
    await backups.backUpBefore(name, author)
    await logBackup(db, author, 'create', name)
    return images.writeWithImages([], async (trx) => {
      // Read again, because others may have written meanwhile.
      const { deleted, kept } = chooseDemoRecords(await listSeededRecords(trx))
      const released = await deleteRecords(trx, deleted, author)
      released.push(...(await removeContent(trx, demo, author)))
      await deleteDemoCounts(trx)
      await closeUnfilledShop(trx, env.shop, author)
      return {
        value: { deleted: deleted.length, kept: kept.length },
        released,
        isFinal: true,
      }
    })
  }
}

/** Closes a shop without its own name, number or products, because visitors would see an empty one. */
async function closeUnfilledShop(
  trx: Database,
  variables: ShopDetails,
  author: Author,
): Promise<void> {
  const versions = setupVersions(trx)
  const current = await versions.current()
  const steps = await readSteps(trx, variables, current.config)
  const isFilled = steps.every(({ key, done }) => done || !filledSteps.includes(key))
  if (isFilled || !current.config.isOpen) return
  await versions.insert(current, { ...current.config, isOpen: false }, author)
}

async function loadContent(): Promise<DemoContent> {
  const { demoRecords } = await import('../../demo/index.ts')
  const { settings, shop, sitePictures } = demoRecords
  const ids = await Promise.all(sitePictures.map(async ({ files }) => hashFiles(await files())))
  return { settings: { ...shop, ...settings }, pictureIds: new Set(ids) }
}

/** Deletes records, referring ones first, and returns the pictures that they showed. */
async function deleteRecords(
  trx: Database,
  records: SeededRecord[],
  author: Author,
): Promise<Released> {
  const idsOf = (kind: SeededRecord['kind']) =>
    records.filter((record) => record.kind === kind).map(({ id }) => id)
  const released: Released = []
  const products = productRepository(trx)
  for (const id of idsOf('product')) {
    const product = await products.get(id)
    released.push(product.image_id, ...product.extraPictures.map(({ image_id }) => image_id))
    await products.removeAll([product], author)
  }
  const gallery = galleryRepository(trx)
  for (const id of idsOf('gallery-item')) {
    const item = await gallery.get(id)
    released.push(item.image_id)
    await gallery.removeAll([item], author)
  }
  const groups = productGroupRepository(trx)
  for (const id of idsOf('product-group')) await groups.removeAll([await groups.get(id)], author)
  const synonyms = synonymRepository(trx)
  for (const id of idsOf('synonym')) await synonyms.removeAll([await synonyms.get(id)], author)
  const categories = categoryRepository(trx)
  const rows: CategoryRow[] = []
  for (const id of idsOf('category')) rows.push(await categories.get(id))
  const mainFirst = rows.toSorted((a, b) => a.level - b.level)
  released.push(...rows.map(({ image_id }) => image_id))
  await categories.removeAll(mainFirst, author)
  return released
}
