import type { ProductPicture } from '../../../contract/pictures/picture.ts'
import { presentImage } from '../../images/present.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { StoredPicture } from './rules.ts'

/** The pictures of a product for clients. */
export function presentPictures(
  pictures: StoredPicture[],
  images: Map<string, ImageRow>,
): ProductPicture[] {
  return pictures.flatMap((picture) => {
    const image = images.get(picture.image_id)
    return image ? presentPicture(picture, image) : []
  })
}

function presentPicture(
  { id, kind, alt, alt_ta: altTa }: StoredPicture,
  image: ImageRow,
): ProductPicture {
  return { _id: id, ...presentImage(image), kind, alt, altTa }
}
