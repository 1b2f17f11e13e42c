import type { FastifyRequest } from 'fastify'
import { messages } from '../../../contract/messages.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import type { SitePicture, SitePictureUpdate } from '../../../contract/settings/site-pictures.ts'
import type { SiteSlot } from '../../../contract/settings/site-slots.ts'
import type { Env } from '../../../env/env.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { configEtagVersion, loadConfigForUpdate } from '../../http/resources/config-record.ts'
import type { Versioned } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { findImages } from '../../images/repository.ts'
import {
  explainUnrestorable,
  findDeletedImages,
  moveToTrash,
  takeFromTrash,
} from '../../records/trash-repository.ts'
import type { SitePictureRow } from '../../settings/repository.ts'
import { readDefaultSettings } from '../../settings/saved-settings.ts'
import { presentSitePicture } from '../../settings/site-pictures.ts'
import {
  deleteSitePicture,
  findDeletedSlot,
  findSitePicture,
  saveSitePicture,
  settingsRepository,
} from './repository.ts'

/* Writes to the site's pictures. Each is also a write of the settings, with their `If-Match` and a new version. */

const kind = 'site-picture'

type Deps = Pick<ApiDeps, 'db' | 'images' | 'env'>

/** Sets the picture of a slot, or changes its words. */
export async function putSitePicture(
  { images, env }: Deps,
  request: FastifyRequest,
  slot: SiteSlot,
  { alt, altTa }: SitePictureUpdate,
): Promise<Versioned<SitePicture>> {
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const before = await findSitePicture(trx, slot)
    const image_id = imageId ?? before?.image_id
    if (!image_id) throw invalid({ image: messages.image.required })
    // The words describe the old picture, so they do not fit a new one.
    const kept = imageId === null || imageId === before?.image_id ? before : undefined
    const words = { alt: alt ?? kept?.alt ?? '', alt_ta: altTa ?? kept?.alt_ta ?? '' }
    const row = { id: before?.id ?? newId(), slot, image_id, ...words }
    await saveSitePicture(trx, row)
    const etagVersion = await saveVersion(trx, env, request, before, row)
    const value = { etagVersion, data: await presentRow(trx, row) }
    return { value, released: [before?.image_id ?? null] }
  })
}

/** Removes a picture, which can be restored for an hour. */
export async function removeSitePicture(
  { db, images, env }: Deps,
  request: FastifyRequest,
  slot: SiteSlot,
): Promise<Versioned<null>> {
  const seen = await images.snapshotFiles([(await getSitePicture(db, slot)).image_id])
  return images.writeWithImages([], async (trx) => {
    const removed = await getSitePicture(trx, slot)
    const captured = await images.snapshotFiles([removed.image_id], trx, seen)
    await moveToTrash(trx, { kind, id: removed.id }, [removed], captured)
    await deleteSitePicture(trx, slot)
    const etagVersion = await saveVersion(trx, env, request, removed, undefined)
    return { value: { etagVersion, data: null }, released: [removed.image_id] }
  })
}

/** Restores the picture that was removed last. */
export async function restoreSitePicture(
  { db, images, env }: Deps,
  request: FastifyRequest,
  slot: SiteSlot,
): Promise<Versioned<SitePicture>> {
  const id = await findDeletedSlot(db, slot)
  if (!id) throw notFound(settingsMessages.noPicture)
  const restoring = images.writeWithImages(await findDeletedImages(db, id), async (trx) => {
    if (await findSitePicture(trx, slot)) throw conflict(settingsMessages.slotTaken)
    const [row] = await takeFromTrash<SitePictureRow>(trx, { kind, id })
    if (!row?.image_id) throw notFound(settingsMessages.noPicture)
    await saveSitePicture(trx, row)
    const etagVersion = await saveVersion(trx, env, request, undefined, row)
    return { value: { etagVersion, data: await presentRow(trx, row) }, released: [] }
  })
  return restoring.catch(explainUnrestorable)
}

/**
 * Records a change of a picture as a version of the settings, in its transaction; returns the version for the
 * ETag.
 * @throws ApiError 412 if the client saw other settings
 */
async function saveVersion(
  trx: Database,
  env: Env,
  request: FastifyRequest,
  before: SitePictureRow | undefined,
  after: SitePictureRow | undefined,
): Promise<string> {
  const versions = settingsRepository(trx, await readDefaultSettings(trx, env.shop))
  const current = await loadConfigForUpdate(request, versions)
  const logged = { before: describePicture(before), after: describePicture(after) }
  await versions.insert(current, current.config, requireAuthor(request), logged)
  return configEtagVersion(await versions.current())
}

/** @throws ApiError 404 */
async function getSitePicture(db: Database, slot: SiteSlot): Promise<SitePictureRow> {
  const row = await findSitePicture(db, slot)
  if (!row) throw notFound(settingsMessages.noPicture)
  return row
}

async function presentRow(db: Database, row: SitePictureRow): Promise<SitePicture> {
  const image = (await findImages(db, [row.image_id])).get(row.image_id)
  if (!image) throw notFound(settingsMessages.noPicture)
  return presentSitePicture(row, image)
}

/** A picture of the site for the audit log. */
export function describePicture(row: SitePictureRow | undefined): Record<string, string> {
  if (!row) return {}
  const { slot, image_id, alt, alt_ta } = row
  const words = { [`pictures.${slot}.alt`]: alt, [`pictures.${slot}.altTa`]: alt_ta }
  return { [`pictures.${slot}`]: image_id, ...words }
}
