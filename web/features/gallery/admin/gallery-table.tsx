import { Link } from 'react-router'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import { Star } from '../../../ui/admin/icons.tsx'
import { RecordActions } from '../../../ui/admin/lists/record-actions.tsx'
import { RowCheckbox } from '../../../ui/admin/lists/row-checkbox.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { RecordPicture } from '../../../ui/admin/pictures/record-picture.tsx'
import { VisibilityBadge } from '../../../ui/admin/visibility-badge.tsx'
import { classNames } from '../../../ui/class-names.ts'

export type GalleryListProps = {
  items: GalleryItem[]
  editAddressOf: (item: GalleryItem) => string
  onDelete: (item: GalleryItem) => void
  selection: Selection<GalleryItem>
  savedId?: string
}

const head = 'border-b border-line px-3 py-2.5 font-semibold first:pl-4'
const cell = 'border-b border-line px-3 py-1.5 first:pl-4 [tr:last-child>&]:border-0'

/** The list in a wide window. */
export function GalleryTable({ items, ...rest }: GalleryListProps) {
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card text-left">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className={`${head} w-12`}>
            <span className="sr-only">Select</span>
          </th>
          <th className={`${head} w-28`}>Image</th>
          <th className={head}>Title</th>
          <th className={head}>Category</th>
          <th className={`${head} text-right`}>Actions</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <GalleryRow key={item._id} item={item} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

type GalleryItemProps = Omit<GalleryListProps, 'items'> & { item: GalleryItem }

function GalleryRow(props: GalleryItemProps) {
  const { item, editAddressOf, onDelete, selection, savedId } = props
  const saved = item._id === savedId
  return (
    <tr
      ref={useScrollIntoView<HTMLTableRowElement>(saved)}
      className={saved ? 'bg-leaf-wash' : 'hover:bg-paper'}
    >
      <td className={cell}>
        <SelectItem item={item} selection={selection} />
      </td>
      <td className={cell}>
        <RecordPicture record={item} alt="" sizes="80px" className="h-15 w-20 rounded-control" />
      </td>
      <td className={cell}>
        <span className="flex items-center">
          <Link to={editAddressOf(item)} className="line-clamp-2 font-medium hover:underline">
            {item.title}
          </Link>
          {item.isPopular && <PopularMark />}
        </span>
        <VisibilityBadge record={item} />
      </td>
      <td className={`${cell} text-sm`}>
        <span className="line-clamp-2">{item.categoryName || 'None'}</span>
      </td>
      <td className={`${cell} whitespace-nowrap text-right`}>
        <ItemActions item={item} editAddressOf={editAddressOf} onDelete={onDelete} />
      </td>
    </tr>
  )
}

/** The list in a narrow window. */
export function GalleryCards({ items, ...rest }: GalleryListProps) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <GalleryTableCard key={item._id} item={item} {...rest} />
      ))}
    </ul>
  )
}

function GalleryTableCard(props: GalleryItemProps) {
  const { item, editAddressOf, onDelete, selection, savedId } = props
  const saved = item._id === savedId
  return (
    <li
      ref={useScrollIntoView<HTMLLIElement>(saved)}
      className={classNames(
        'flex gap-1 rounded-card border border-line py-2 pr-1 pl-2',
        saved ? 'bg-leaf-wash' : 'bg-card',
      )}
    >
      <SelectItem item={item} selection={selection} />
      <Link to={editAddressOf(item)} className="flex min-w-0 flex-1 gap-3">
        <RecordPicture
          record={item}
          alt=""
          sizes="112px"
          className="h-21 w-28 shrink-0 rounded-control"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-4 font-medium leading-snug">
            {item.title}
            {item.isPopular && <PopularMark />}
          </span>
          <span className="line-clamp-2 text-sm text-ink-soft">{item.categoryName || 'None'}</span>
          <VisibilityBadge record={item} />
        </span>
      </Link>
      <div className="grid content-between">
        <ItemActions item={item} editAddressOf={editAddressOf} onDelete={onDelete} />
      </div>
    </li>
  )
}

function SelectItem({ item, selection }: Pick<GalleryItemProps, 'item' | 'selection'>) {
  return (
    <RowCheckbox
      label={`Select ${item.title}`}
      checked={selection.has(item)}
      onChange={() => selection.toggle(item)}
    />
  )
}

type ItemActionsProps = Pick<GalleryItemProps, 'item' | 'editAddressOf' | 'onDelete'>

function ItemActions({ item, editAddressOf, onDelete }: ItemActionsProps) {
  return (
    <RecordActions
      name={item.title}
      editAddress={editAddressOf(item)}
      onDelete={() => onDelete(item)}
    />
  )
}

function PopularMark() {
  return <Mark icon={Star} label="Popular" className="fill-gold text-gold" />
}
