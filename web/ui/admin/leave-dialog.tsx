import type { Blocker } from 'react-router'
import { Button } from '../button.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  title?: string
  text?: string
  stayLabel?: string
  leaveLabel?: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved changes are given up. */
export function LeaveDialog({
  open,
  title = 'Leave without saving?',
  text = 'What you have changed here has not been saved.',
  stayLabel = 'Stay here',
  leaveLabel = 'Leave',
  onStay,
  onLeave,
}: LeaveDialogProps) {
  return (
    <ModalDialog title={title} role="alertdialog" open={open} onClose={onStay}>
      <p>{text}</p>
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button onClick={onStay} autoFocus>
          {stayLabel}
        </Button>
      </div>
    </ModalDialog>
  )
}

type BlockedLeaveDialogProps = {
  blocker: Blocker
  /** Leaves the page; by default nothing else is done. */
  onLeave?: () => void
}

/** The same question for the router's blocker. */
export function BlockedLeaveDialog({ blocker, onLeave }: BlockedLeaveDialogProps) {
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={onLeave ?? (() => blocker.proceed?.())}
    />
  )
}
