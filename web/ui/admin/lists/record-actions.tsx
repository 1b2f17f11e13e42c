import type { ReactNode } from 'react'
import { IconButton, IconLink } from '../icon-button.tsx'
import { Pencil, Trash2 } from '../icons.tsx'

type RecordActionsProps = {
  name: string
  editAddress: string
  onDelete: () => void
  /** Further actions, between those two. */
  children?: ReactNode
}

/** Actions on a record of a list. */
export function RecordActions({ name, editAddress, onDelete, children }: RecordActionsProps) {
  return (
    <>
      <IconLink icon={Pencil} label={`Edit ${name}`} to={editAddress} />
      {children}
      <IconButton icon={Trash2} label={`Delete ${name}`} tone="danger" onClick={onDelete} />
    </>
  )
}
