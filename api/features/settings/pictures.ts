import type { FastifyRequest } from 'fastify'
import { messages } from '../../../contract/messages.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import type { SitePicture, SitePictureUpdate } from '../../../contract/settings/site-pictures.ts'
import type { SiteSlot } from '../../../contract/settings/site-slots.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import type { Versioned } from '../../http/handlers/record-version.ts'
import { findImages } from '../../images/repository.ts'
import {
  explainUnrestorable,
  findDeletedPictures,
  moveToTrash,
  takeFromTrash,
} from '../../records/trash.ts'
import { presentSitePicture, type SitePictureRow } from '../../settings/site-pictures.ts'
import {
  deleteSitePicture,
  findDeletedSlot,
  findSitePicture,
  saveSitePicture,
} from './repository.ts'

const kind = 'site-picture'

/** Makes a change of a picture a version of the settings, in its transaction; returns that version. */
type SaveVersion = (
  trx: Database,
  request: FastifyRequest,
  logged: { before: Record<string, string>; after: Record<string, string> },
) => Promise<string>

/** The writes to the pictures of the site. Each is a write of the settings: its `If-Match`, its next version. */
export function sitePictureWrites(
  { db, images }: Pick<ApiDeps, 'db' | 'images'>,
  saveVersion: SaveVersion,
) {
  /** @throws ApiError 404 */
  async function require(trx: Database, slot: SiteSlot): Promise<SitePictureRow> {
    const row = await findSitePicture(trx, slot)
    if (!row) throw notFound(settingsMessages.noPicture)
    return row
  }

  async function present(trx: Database, row: SitePictureRow): Promise<SitePicture> {
    const image = (await findImages(trx, [row.image_id])).get(row.image_id)
    if (!image) throw notFound(settingsMessages.noPicture)
    return presentSitePicture(row, image)
  }

  async function write(
    trx: Database,
    request: FastifyRequest,
    row: SitePictureRow,
    before: SitePictureRow | undefined,
  ): Promise<Versioned<SitePicture>> {
    await saveSitePicture(trx, row)
    const logged = { before: describePicture(before), after: describePicture(row) }
    const version = await saveVersion(trx, request, logged)
    return { version, data: await present(trx, row) }
  }

  return {
    async put(
      request: FastifyRequest,
      slot: SiteSlot,
      { alt, altTa }: SitePictureUpdate,
    ): Promise<Versioned<SitePicture>> {
      return images.writeWithUpload(request.upload, async (trx, imageId) => {
        const before = await findSitePicture(trx, slot)
        const image_id = imageId ?? before?.image_id
        if (!image_id) throw invalid({ image: messages.image.required })
        // Words about another picture would be wrong.
        const kept = imageId === null || imageId === before?.image_id ? before : undefined
        const words = { alt: alt ?? kept?.alt ?? '', alt_ta: altTa ?? kept?.alt_ta ?? '' }
        const row = { id: before?.id ?? newId(), slot, image_id, ...words }
        const value = await write(trx, request, row, before)
        return { value, released: [before?.image_id ?? null] }
      })
    },

    /** It can be restored for an hour. */
    async remove(request: FastifyRequest, slot: SiteSlot): Promise<Versioned<null>> {
      const seen = await images.capture([(await require(db, slot)).image_id])
      return images.writeWithPictures([], async (trx) => {
        const removed = await require(trx, slot)
        const captured = await images.capture([removed.image_id], trx, seen)
        await moveToTrash(trx, { kind, id: removed.id }, [removed], captured)
        await deleteSitePicture(trx, slot)
        const logged = { before: describePicture(removed), after: {} }
        const version = await saveVersion(trx, request, logged)
        return { value: { version, data: null }, released: [removed.image_id] }
      })
    },

    async restore(request: FastifyRequest, slot: SiteSlot): Promise<Versioned<SitePicture>> {
      const id = await findDeletedSlot(db, slot)
      if (!id) throw notFound(settingsMessages.noPicture)
      const restoring = images.writeWithPictures(await findDeletedPictures(db, id), async (trx) => {
        if (await findSitePicture(trx, slot)) throw conflict(settingsMessages.slotTaken)
        const [row] = await takeFromTrash<SitePictureRow>(trx, { kind, id })
        if (!row?.image_id) throw notFound(settingsMessages.noPicture)
        return { value: await write(trx, request, row, undefined), released: [] }
      })
      return restoring.catch(explainUnrestorable)
    },
  }
}

/** A picture of the site as the audit log keeps it. */
export function describePicture(row: SitePictureRow | undefined): Record<string, string> {
  if (!row) return {}
  const { slot, image_id, alt, alt_ta } = row
  const words = { [`pictures.${slot}.alt`]: alt, [`pictures.${slot}.altTa`]: alt_ta }
  return { [`pictures.${slot}`]: image_id, ...words }
}
