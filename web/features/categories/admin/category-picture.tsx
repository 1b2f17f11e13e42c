import type { Category } from '../../../../contract/category.ts'
import { categoryImageAddresses } from '../../../lib/image-addresses.ts'
import { useSite } from '../../../lib/site.ts'
import { FallbackImage } from '../../../ui/admin/fallback-image.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'

type CategoryPictureProps = {
  category: Pick<Category, 'image' | 'imageSet'>
  alt: string
  sizes: string
  className?: string
  contain?: boolean
}

/** A category's picture, looked for in every place where it may be. */
export function CategoryPicture({ category, alt, contain, ...look }: CategoryPictureProps) {
  const { apiUrl } = useSite()
  const { image, imageSet } = category
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
          addresses={image ? categoryImageAddresses(image, apiUrl) : []}
          alt={alt}
          className={fit}
        />
      }
    />
  )
}
