import type { ImageSet } from '../../../contract/image.ts'
import { useSite } from '../../lib/site.ts'
import { classNames } from '../class-names.ts'
import { Picture } from '../picture.tsx'
import { FallbackImage } from './fallback-image.tsx'

export type RecordPictureProps = {
  picture: { image?: string; imageSet?: ImageSet }
  alt: string
  sizes: string
  className?: string
  /** Shows all of it instead of filling the frame. */
  contain?: boolean
}

type WithAddresses = RecordPictureProps & {
  /** Every place where the picture may be, likeliest first. */
  addressesOf: (image: string, apiUrl: string) => string[]
}

/** A record's picture; where it cannot be loaded, other addresses are tried before the placeholder. */
export function RecordPicture({ picture, alt, contain, addressesOf, ...look }: WithAddresses) {
  const { apiUrl } = useSite()
  const { image, imageSet } = picture
  const fit = classNames('size-full', contain ? 'object-contain' : 'object-cover')
  return (
    <Picture
      {...look}
      image={imageSet && image}
      imageSet={imageSet}
      alt={alt}
      imageClassName={fit}
      fallback={
        <FallbackImage
          addresses={image ? addressesOf(image, apiUrl) : []}
          alt={alt}
          className={fit}
        />
      }
    />
  )
}
