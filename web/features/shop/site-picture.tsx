import type { SitePicture as Picture } from '../../../contract/settings/site-pictures.ts'
import { onHost } from '../../pictures/srcset.ts'
import { useSite } from '../../shop/site-data.ts'
import { textIn } from '../../text/shop-text.tsx'
import type { ShownImageSet } from '../../ui/pictures/picture.tsx'
import { useLanguage } from '../../words/words.ts'

export type ShownSitePicture = Omit<Picture, 'imageSet'> & { imageSet: ShownImageSet }

type SitePictureProps = {
  picture: ShownSitePicture
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string
  priority?: boolean
  className: string
}

/** A picture of the site itself. */
export function SitePicture({ picture, sizes, priority, className }: SitePictureProps) {
  const { apiUrl } = useSite()
  const { image, imageSet, alt, altTa } = picture
  const words = textIn(useLanguage(), { en: alt, ta: altTa })
  return (
    <picture className="contents">
      {imageSet.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={onHost(apiUrl, srcset)} sizes={sizes} />
      ))}
      <img
        src={apiUrl + image}
        alt={words.text}
        lang={words.lang}
        width={imageSet.width}
        height={imageSet.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
