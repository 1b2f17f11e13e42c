import { useState } from 'react'
import type { ImageSet } from '../../../../contract/images/image.ts'
import placeholderArt from '../../../assets/placeholder.svg'
import { imageAddresses } from '../../../pictures/image-addresses.ts'
import { useSite } from '../../../shop/site-data.ts'
import { classNames } from '../../class-names.ts'
import { Picture } from '../../pictures/picture.tsx'

type RecordPictureProps = {
  record: { image?: string; imageSet?: ImageSet }
  alt: string
  sizes: string
  className?: string
  /** Shows the whole picture instead of filling the frame. */
  contain?: boolean
}

/** A record's picture; where it fails to load, other addresses are tried before the placeholder. */
export function RecordPicture({ record, alt, contain, ...look }: RecordPictureProps) {
  const { image, imageSet } = record
  const fit = classNames('size-full', contain ? 'object-contain' : 'object-cover')
  return (
    <Picture
      {...look}
      record={imageSet ? record : {}}
      alt={alt}
      imageClassName={fit}
      fallback={<FallbackPicture image={image} alt={alt} className={fit} />}
    />
  )
}

type FallbackPictureProps = { image: string | undefined; alt: string; className: string }

function FallbackPicture({ image, alt, className }: FallbackPictureProps) {
  const { apiUrl } = useSite()
  const [failed, setFailed] = useState(0)
  const addresses = image ? imageAddresses(image, apiUrl) : []
  return (
    <img
      src={addresses[failed] ?? placeholderArt}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      onError={() => failed < addresses.length && setFailed(failed + 1)}
    />
  )
}
