import type { SiteSlot } from '../../contract/settings/site-slots.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/schema.ts'
import { findSitePicture, saveSitePicture } from '../features/settings/repository.ts'
import type { DerivedFile, DerivedImage } from '../images/derived-image.ts'

/** A picture of the site with all its files. */
export type SeedSitePicture = {
  slot: SiteSlot
  alt: string
  altTa: string
  files(): Promise<DerivedFile[]>
}

export type SitePicturesToWrite = { seed: SeedSitePicture; picture: DerivedImage }[]

export async function readSitePictures(seeds: SeedSitePicture[]): Promise<SitePicturesToWrite> {
  // Imported here because a decoder takes 20 MB and only a first start needs it.
  const { wrapFiles } = await import('../images/derive.ts')
  return Promise.all(
    seeds.map(async (seed) => ({ seed, picture: await wrapFiles(await seed.files()) })),
  )
}

/** Puts pictures into empty slots, in the transaction that stores them. */
export async function fillSlots(trx: Database, pictures: SitePicturesToWrite): Promise<void> {
  for (const { seed, picture } of pictures) {
    const { slot, alt, altTa } = seed
    if (await findSitePicture(trx, slot)) continue
    await saveSitePicture(trx, { id: newId(), slot, image_id: picture.id, alt, alt_ta: altTa })
  }
}
