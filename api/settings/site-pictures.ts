import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import type { ShopSettings } from '../../contract/settings/settings.ts'
import type { SitePicture, SitePictures } from '../../contract/settings/site-pictures.ts'
import type { Database } from '../db/schema.ts'
import { fullSize, sizedVariant } from '../images/names.ts'
import { presentImage } from '../images/present.ts'
import { findImages, type ImageRow } from '../images/repository.ts'
import type { FileStore } from '../images/store.ts'
import { listSitePictures, type SitePictureRow } from './repository.ts'

/** Reads a logo large enough for every drawing; null if there is none or it cannot be read. */
export async function readLogo(
  store: FileStore,
  id: string | undefined,
): Promise<Uint8Array | null> {
  if (!id) return null
  const open = (variant: string) => store.open(id + variant).catch(() => null)
  const stored = (await open(sizedVariant(320, 'webp'))) ?? (await open(fullSize))
  return stored && buffer(stored.stream).catch(() => null)
}

export function presentSitePicture(row: SitePictureRow, image: ImageRow): SitePicture {
  return { ...presentImage(image), alt: row.alt, altTa: row.alt_ta }
}

type Named = Pick<ShopSettings, 'name' | 'nameTa' | 'tagline'>

/** The site's pictures, and the addresses of the files drawn for it. */
export async function presentSiteLook(db: Database, settings: Named) {
  const rows = await listSitePictures(db)
  const images = await findImages(
    db,
    rows.map(({ image_id }) => image_id),
  )
  const shown = rows.flatMap((row) => {
    const image = images.get(row.image_id)
    return image ? [[row.slot, presentSitePicture(row, image)] as const] : []
  })
  const pictures: SitePictures = Object.fromEntries(shown)
  const logo = rows.find(({ slot }) => slot === 'logo')?.image_id
  const card = { file: `${hashSiteLinkCard(describeSiteLinkCard(settings, logo))}.jpg` }
  return {
    pictures,
    icon: apiPrefix + fillPath(apiPaths.siteIcon, { file: hashIcon(settings.name, logo) }),
    shareCard:
      pictures.share?.imageSet.preview ?? apiPrefix + fillPath(apiPaths.siteCardPicture, card),
  }
}

/** Facts on the link card of the site. */
export type SiteLinkCardFacts = {
  kind: 'site'
  shop: string
  nameTa: string
  line: string
  logo?: string | undefined
}

export function describeSiteLinkCard(
  { name, nameTa, tagline }: Named,
  logo: string | undefined,
): SiteLinkCardFacts {
  return { kind: 'site', shop: name, nameTa, line: tagline, logo }
}

/** Part of every address here: raise it when the drawing of icons or the site's card changes. */
const drawingVersion = 2

export function hashSiteLinkCard(facts: SiteLinkCardFacts): string {
  return hash(facts)
}

export function hashIcon(name: string, logo: string | undefined): string {
  return hash([logo || name])
}

function hash(content: unknown): string {
  const text = JSON.stringify([drawingVersion, content])
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
