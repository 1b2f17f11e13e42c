import type { CSSProperties } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { limits } from '../../../../contract/limits.ts'

/** The undo actions that are offered now, by their toasts. */
const offered = new Map<string | number, () => void>()

/** Says that something was deleted, and offers to undo it for a while. */
export function offerUndo(message: string, undo: () => Promise<string | undefined>): void {
  const run = async () => {
    offered.delete(id)
    const failure = await undo()
    if (failure !== undefined) toast.error(failure)
  }
  const remove = ({ id }: { id: string | number }) => offered.delete(id)
  const id = toast.success(message, {
    duration: limits.undo.offered,
    action: { label: 'Undo', onClick: run },
    onAutoClose: remove,
    onDismiss: remove,
  })
  offered.set(id, run)
}

/** Undoes the last delete by a key, while that is offered. */
export function pressUndo(): void {
  const [id, run] = [...offered].at(-1) ?? []
  if (id === undefined) return
  toast.dismiss(id)
  run?.()
}

const { width, zIndex } = limits.toast

/** Container of toasts. Their style is part of the admin area's stylesheet. */
export function Toaster() {
  return (
    <Sonner
      theme="system"
      position="bottom-right"
      closeButton
      style={{ '--width': `${width}px`, zIndex } as CSSProperties}
    />
  )
}
