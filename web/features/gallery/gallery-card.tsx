import { type MouseEvent, useState } from 'react'
import { breakpoints } from '../../../contract/layout-limits.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site-data.ts'
import { ShopText } from '../../text/shop-text.tsx'
import { showPress } from '../../ui/behaviour/after-paint.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { useAddress } from '../../words/words.ts'
import { CategoryName } from './category-name.tsx'
import type { GalleryCardData } from './load-gallery.ts'

/** The columns and rows that a tile spans in a wide window. */
export type TileSize = 'single' | 'double' | 'large' | 'wide'

const tiles = {
  single: '',
  double: 'card:col-span-2',
  large: 'card:col-span-2 card:row-span-2',
  wide: 'card:col-span-3 card:row-span-2',
}
const titleSize = 'text-lg leading-snug pointer-fine:text-subheading'

/** That width for the `sizes` attribute. */
const shares = { single: '31vw', double: '62vw', large: '62vw', wide: '94vw' }

type GalleryCardProps = {
  item: GalleryCardData
  size: TileSize
  priority: boolean
  far: boolean
  onOpen: () => void
}

/**
 * A picture that shows its description on hover and focus, and opens the lightbox on a click. On touch
 * screens the first touch shows the description. Without JavaScript it links to the picture.
 */
export function GalleryCard({ item, size, priority, far, onOpen }: GalleryCardProps) {
  const { apiUrl } = useSite()
  const addressOf = useAddress()
  const [isExpanded, setExpanded] = useState(false)

  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { pointerType } = event.nativeEvent as PointerEvent
    if (pointerType === 'touch' && !isExpanded) setExpanded(true)
    else showPress(event.currentTarget, onOpen)
  }

  // Hidden on touch screens until the first touch.
  const hiddenUntilTouch = isExpanded
    ? undefined
    : 'pointer-coarse:hidden pointer-coarse:noscript:inline'
  return (
    <li
      className={classNames('flex render-near [contain-intrinsic-height:auto_17rem]', tiles[size])}
    >
      <a
        href={item.image ? apiUrl + item.image : addressOf(publicPaths.gallery)}
        onClick={act}
        onBlur={() => setExpanded(false)}
        aria-haspopup="dialog"
        className="group/tile relative block w-full overflow-hidden rounded-card"
      >
        <Picture
          record={item}
          alt=""
          sizes={`(min-width: ${breakpoints.productsPhone}px) ${shares[size]}, 84vw`}
          priority={priority}
          far={far}
          className="aspect-4/3 h-full w-full card:aspect-auto card:min-h-full"
          imageClassName="size-full object-cover transition-transform duration-700 ease-settle group-hover/tile:scale-104"
        />
        {/* Touch screens have no hover: there the title is always shown, and a touch shows the rest. */}
        <span
          className={classNames(
            'absolute inset-x-0 bottom-0 flex flex-col justify-end gap-1.5 text-on-wood pointer-fine:p-5 in-[ul:hover]:transition-opacity in-[ul:hover]:duration-300',
            'group-hover/tile:opacity-100 group-focus-visible/tile:opacity-100',
            isExpanded
              ? 'top-0 bg-wood/85 p-5'
              : 'bg-linear-to-t from-wood/85 from-[calc(100%-2.25rem)] to-transparent px-4 pb-3 pt-10 pointer-fine:top-0 pointer-fine:bg-none pointer-fine:bg-wood/85 pointer-fine:opacity-0',
          )}
        >
          <span className={classNames('text-sm font-medium text-honey', hiddenUntilTouch)}>
            <CategoryName name={item.categoryName} nameTa={item.categoryNameTa} />
          </span>
          <span className={classNames('font-display', isExpanded ? 'text-subheading' : titleSize)}>
            <ShopText en={item.title} ta={item.titleTa} />
          </span>
          <span className={hiddenUntilTouch}>
            <span
              className={classNames(
                'text-[0.9375rem] leading-snug',
                size === 'single' ? 'line-clamp-3' : 'line-clamp-5',
              )}
            >
              <ShopText en={item.description} ta={item.descriptionTa} />
            </span>
          </span>
        </span>
      </a>
    </li>
  )
}
