import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ImageSet } from '../../../contract/images/image.ts'
import placeholderArt from '../../assets/placeholder.svg'
import { onHost } from '../../pictures/srcset.ts'
import { useSite } from '../../shop/site-data.ts'
import { classNames } from '../class-names.ts'

/** Fields of a picture's files that a page needs. */
export type ShownImageSet = Pick<ImageSet, 'width' | 'height' | 'sources'> & {
  placeholder?: string
}

type PictureProps = {
  /** The full picture's path, relative to the API host, and its smaller sizes. */
  record: { image?: string; imageSet?: ShownImageSet }
  alt: string
  /** Language of `alt`, if it is not the page's. */
  lang?: string | undefined
  /** As the `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  /** Below the first view: its placeholder, too, is decoded once it is near. */
  far?: boolean
  /** Replaces a missing or broken picture; by default the placeholder art does. */
  fallback?: ReactNode
  className?: string
  imageClassName?: string
}

/** A record's picture in modern formats over its blurred placeholder. */
export function Picture({
  record,
  alt,
  sizes,
  priority,
  far,
  fallback,
  lang,
  ...look
}: PictureProps) {
  const { image, imageSet } = record
  const { apiUrl } = useSite()
  const [broken, setBroken] = useState<string>()
  const element = useRef<HTMLImageElement>(null)

  // A picture may have come or failed before hydration.
  useEffect(() => {
    const { current } = element
    if (!image || !current?.complete || !current.currentSrc) return
    if (current.naturalWidth === 0) setBroken(image)
    else seen.set(image, current.currentSrc)
  }, [image])
  useEffect(loadPlaceholder, [])

  const frame = classNames('relative block overflow-hidden bg-paper-deep', look.className)
  const smaller = image && seen.get(image)
  if (smaller && broken === image) {
    return (
      <span lang={lang} className={frame}>
        <img
          src={smaller}
          alt={alt}
          onError={() => setBroken(smaller)}
          className={classNames('relative', look.imageClassName ?? fill)}
        />
      </span>
    )
  }
  if (!image || (broken && [image, smaller].includes(broken))) {
    return (
      <span lang={lang} className={frame}>
        {fallback ?? (
          <img src={placeholderArt} alt={alt} width={800} height={800} className={fill} />
        )}
      </span>
    )
  }
  return (
    <span lang={lang} className={frame}>
      {imageSet?.placeholder && (
        <img
          src={imageSet.placeholder}
          alt=""
          aria-hidden="true"
          loading={far ? 'lazy' : undefined}
          className={classNames('absolute inset-0 scale-110 filter-[blur(16px)]', fill)}
        />
      )}
      <picture className="contents">
        {imageSet?.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={onHost(apiUrl, srcset)} sizes={sizes} />
        ))}
        <img
          ref={element}
          src={apiUrl + image}
          alt={alt}
          width={imageSet?.width}
          height={imageSet?.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={({ currentTarget }) => seen.set(image, currentTarget.currentSrc)}
          onError={() => setBroken(image)}
          className={classNames('relative', look.imageClassName ?? fill)}
        />
      </picture>
    </span>
  )
}

/**
 * Loading of the picture at `index` of a page's list: a phone shows two at first, few windows more than nine.
 */
export function loadingAt(index: number) {
  return { priority: index < 2, far: index >= 9 }
}

const fill = 'size-full object-cover'

/** The size of each picture that has been shown: it is still there where another one does not come. */
const seen = new Map<string, string>()

let placeholder: HTMLImageElement | undefined

/** Loads the placeholder before a picture fails: without a connection it would fail, too. */
function loadPlaceholder(): void {
  if (placeholder) return
  placeholder = new Image()
  placeholder.fetchPriority = 'low'
  placeholder.src = placeholderArt
}
