import millAvif from '../../assets/about.avif'
import millJpeg from '../../assets/about.jpg'

type MillPictureProps = { priority?: boolean; className: string }

/** The mill, where the story begins. */
export function MillPicture({ priority, className }: MillPictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={millAvif} />
      <img
        src={millJpeg}
        alt="The mill under its vaagai tree, with the press and a white bullock"
        width={1400}
        height={963}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
      />
    </picture>
  )
}
