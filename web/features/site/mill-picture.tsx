import millAvif from '../../assets/about.avif'
import millJpeg from '../../assets/about.jpg'
import millSmallAvif from '../../assets/about-small.avif'
import millSmallJpeg from '../../assets/about-small.jpg'
import { useWords } from '../../words/words.ts'

type MillPictureProps = {
  /** How wide the picture is shown, as the `sizes` attribute. */
  sizes: string
  priority?: boolean
  className: string
}

export function MillPicture({ sizes, priority, className }: MillPictureProps) {
  const { shell } = useWords()
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`${millSmallAvif} 720w, ${millAvif} 1400w`} sizes={sizes} />
      <img
        src={millJpeg}
        srcSet={`${millSmallJpeg} 720w, ${millJpeg} 1400w`}
        sizes={sizes}
        alt={shell.millPicture}
        width={1400}
        height={963}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
