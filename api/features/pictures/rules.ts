import { pictureLimits } from '../../../contract/pictures/limits.ts'
import { pictureMessages } from '../../../contract/pictures/messages.ts'
import type {
  ProductPictureCreate,
  ProductPictureUpdate,
} from '../../../contract/pictures/picture.ts'
import type {
  ProductColumns,
  ProductPictureRow,
  ProductRow,
  ProductWithPictures,
} from '../../catalogue/product-row.ts'
import { newId } from '../../db/new-id.ts'
import { readId } from '../../db/read-id.ts'
import { conflict, invalid, notFound } from '../../errors.ts'

/** Any picture of a product. */
export type StoredPicture = Omit<ProductPictureRow, 'product_id' | 'position'>

/** The columns of a product that hold its first picture. */
type FirstColumns = Required<
  Pick<
    ProductColumns,
    'image_id' | 'picture_id' | 'picture_kind' | 'picture_alt' | 'picture_alt_ta'
  >
>

/** The pictures of a product, the first one first. */
export function listPictures(row: ProductWithPictures): StoredPicture[] {
  const first = row.image_id === null ? [] : [toFirstPicture(row, row.image_id)]
  const extraPictures = row.extraPictures.map(
    ({ product_id: _, position: __, ...picture }) => picture,
  )
  return [...first, ...extraPictures]
}

function toFirstPicture(row: ProductRow, image_id: string): StoredPicture {
  return {
    id: firstPictureId(row),
    image_id,
    kind: row.picture_kind,
    alt: row.picture_alt,
    alt_ta: row.picture_alt_ta,
  }
}

/**
 * Returns the id of a product's first picture. One that was saved with the product has none of its own, so its id
 * is derived from the product's, as a UUID of version 8.
 */
function firstPictureId({ id, picture_id }: Pick<ProductRow, 'id' | 'picture_id'>): string {
  return picture_id ?? `${id.slice(0, 14)}8${id.slice(15)}`
}

/** Columns of a product with this picture first, or with none. */
export function toFirstColumns(first: StoredPicture | undefined): FirstColumns {
  return {
    image_id: first?.image_id ?? null,
    picture_id: first?.id ?? null,
    picture_kind: first?.kind ?? 'front',
    picture_alt: first?.alt ?? '',
    picture_alt_ta: first?.alt_ta ?? '',
  }
}

/** Pictures after the first one got another image, or was removed so that the next moves up. */
export function replaceFirst(pictures: StoredPicture[], image_id: string | null): StoredPicture[] {
  const [first = createPicture(''), ...extraPictures] = pictures
  if (image_id === null) return extraPictures
  const others = extraPictures.filter((picture) => picture.image_id !== image_id)
  return [{ ...first, image_id }, ...others]
}

export function createPicture(
  image_id: string,
  { kind, alt, altTa }: ProductPictureCreate = { kind: 'front', alt: '', altTa: '' },
): StoredPicture {
  return { id: newId(), image_id, kind, alt, alt_ta: altTa }
}

/** @throws ApiError 409 if the product has the maximum number */
export function appendPicture(pictures: StoredPicture[], added: StoredPicture): StoredPicture[] {
  if (pictures.length >= pictureLimits.ofProduct) throw conflict(pictureMessages.tooMany)
  return [...pictures, added]
}

/**
 * Pictures after one of them was changed.
 * @throws ApiError 404, or 409 if another one shows the image
 */
export function updatePicture(
  pictures: StoredPicture[],
  id: string,
  { kind, alt, altTa, image_id }: ProductPictureUpdate & { image_id?: string },
): StoredPicture[] {
  const picture = requirePicture(pictures, id)
  const twin = image_id && findByImage(pictures, image_id)
  if (twin && twin !== picture)
    throw conflict(pictureMessages.twice, { image: pictureMessages.twice })
  const changed = {
    ...picture,
    image_id: image_id ?? picture.image_id,
    kind: kind ?? picture.kind,
    alt: alt ?? picture.alt,
    alt_ta: altTa ?? picture.alt_ta,
  }
  return pictures.map((other) => (other === picture ? changed : other))
}

/** @throws ApiError 400 unless the ids are exactly those of all pictures */
export function sortPictures(pictures: StoredPicture[], ids: string[]): StoredPicture[] {
  const sorted = ids.flatMap((id) => pictures.find((picture) => picture.id === readId(id)) ?? [])
  const areAll = new Set(sorted).size === pictures.length
  if (!areAll || ids.length !== pictures.length) throw invalid({ order: pictureMessages.order })
  return sorted
}

/** @throws ApiError 404 */
export function requirePicture(pictures: StoredPicture[], id: string): StoredPicture {
  const picture = pictures.find((candidate) => candidate.id === id)
  if (!picture) throw notFound(pictureMessages.notFound)
  return picture
}

/** Describes pictures for the audit log, unless the first image says it all. */
export function describePictures(pictures: StoredPicture[]): { images?: string } {
  const all = pictures.map(({ image_id: image, kind, alt, alt_ta: altTa }) => ({
    image,
    kind,
    alt,
    altTa,
  }))
  const isPlain = all.length < 2 && all.every(({ kind, alt, altTa }) => isUnsaid(kind, alt + altTa))
  return isPlain ? {} : { images: JSON.stringify(all) }
}

function isUnsaid(kind: string, words: string): boolean {
  return kind === 'front' && words === ''
}

export function findByImage(pictures: StoredPicture[], image: string): StoredPicture | undefined {
  return pictures.find(({ image_id }) => image_id === image)
}
