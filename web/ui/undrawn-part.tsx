import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type UndrawnPartProps<Item> = {
  items: Item[]
  /** How high the part was, then its rows. */
  heights?: number[]
  className: string
  children: (item: Item, index: number) => ReactNode
}

/** A part of a long list, as a grid; out of sight it is not drawn, nor are its rows, but those of the first part in the end. */
export function UndrawnPart<Item extends { _id: string }>({
  items,
  heights,
  className,
  children,
}: UndrawnPartProps<Item>) {
  return (
    <ul
      style={guessHeight(heights?.[0])}
      className={classNames(
        'grid grid-cols-2 gap-x-4 gap-y-9 undrawn [overflow-clip-margin:0.5rem] [contain-intrinsic-height:auto_200rem] [content-visibility:auto]',
        className,
      )}
    >
      {items.map((item, index) => (
        <li
          key={item._id}
          style={guessHeight(heights?.[index + 1])}
          className="flex [overflow-clip-margin:0.5rem] [contain-intrinsic-size:auto_16rem] card:[contain-intrinsic-size:auto_20rem] lg:[contain-intrinsic-size:auto_23rem] [content-visibility:auto]"
        >
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}

/** How high a part, or a row, is taken to be until it has been drawn. */
function guessHeight(height: number | undefined): CSSProperties | undefined {
  return height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }
}
