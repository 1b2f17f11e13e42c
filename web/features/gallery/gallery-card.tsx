import { type MouseEvent, useState } from 'react'
import { useSite } from '../../lib/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import type { GalleryCardData } from './gallery-card-data.ts'

type GalleryCardProps = {
  item: GalleryCardData
  /** Shown at twice the size. */
  large: boolean
  priority: boolean
  onOpen: () => void
}

/**
 * A picture that tells its story on hover and focus, and opens large on a click. A finger's first
 * touch tells the story, its second opens. Without script it leads to the picture itself.
 */
export function GalleryCard({ item, large, priority, onOpen }: GalleryCardProps) {
  const { apiUrl } = useSite()
  const [told, setTold] = useState(false)

  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { pointerType } = event.nativeEvent as PointerEvent
    if (pointerType === 'touch' && !told) setTold(true)
    else onOpen()
  }

  return (
    <li className={classNames('flex', large && 'card:col-span-2 card:row-span-2')}>
      <a
        href={item.image ? apiUrl + item.image : undefined}
        onClick={act}
        onBlur={() => setTold(false)}
        aria-haspopup="dialog"
        className="group/tile relative block w-full overflow-hidden rounded-card"
      >
        <Picture
          image={item.image}
          imageSet={item.imageSet}
          alt=""
          sizes={
            large
              ? '(min-width: 1280px) 52rem, (min-width: 625px) 64vw, 92vw'
              : '(min-width: 1280px) 25rem, (min-width: 625px) 32vw, 92vw'
          }
          priority={priority}
          className="aspect-4/3 h-full w-full card:aspect-auto card:min-h-full"
          imageClassName="size-full object-cover transition-transform duration-700 ease-settle group-hover/tile:scale-104"
        />
        <span
          className={classNames(
            'absolute inset-0 flex flex-col justify-end gap-1.5 bg-linear-to-t from-wood via-wood/72 to-wood/10 p-5 text-on-wood transition-opacity duration-300',
            'group-hover/tile:opacity-100 group-focus-visible/tile:opacity-100 noscript:to-transparent noscript:opacity-100',
            // A finger cannot hover: the title stands, and a touch tells the rest.
            told
              ? 'opacity-100'
              : 'opacity-0 pointer-coarse:opacity-100 pointer-coarse:from-wood/95 pointer-coarse:via-wood/60 pointer-coarse:via-28% pointer-coarse:to-transparent pointer-coarse:to-65%',
          )}
        >
          <span className="text-sm font-medium text-honey">{item.categoryName}</span>
          <span className="font-display text-subheading">{item.title}</span>
          <span className={told ? undefined : 'pointer-coarse:hidden'}>
            <span
              className={classNames(
                'text-[0.9375rem] leading-snug',
                large ? 'line-clamp-5' : 'line-clamp-3',
              )}
            >
              {item.description}
            </span>
          </span>
        </span>
      </a>
    </li>
  )
}
