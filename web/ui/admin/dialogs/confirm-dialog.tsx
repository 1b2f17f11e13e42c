import { useState } from 'react'
import type { Blocker } from 'react-router'
import { Button } from '../../button.tsx'
import { Banner } from '../notices/banner.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  question: string
  /** Subject of the question. */
  subject?: string
  confirmLabel: string
  busyLabel: string
  /** Carries out the action. Returns the message of a failure, which keeps the dialog open. */
  onConfirm: () => Promise<string | undefined>
  onClose: () => void
}

export function ConfirmDialog({ open, onClose, ...rest }: ConfirmDialogProps) {
  return (
    <ModalDialog title={rest.title} open={open} onClose={onClose} role="alertdialog">
      <Question {...rest} onClose={onClose} />
    </ModalDialog>
  )
}

function Question(props: Omit<ConfirmDialogProps, 'open' | 'title'>) {
  const { question, subject, confirmLabel, busyLabel, onConfirm, onClose } = props
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    const message = await onConfirm()
    setBusy(false)
    if (message === undefined) onClose()
    else setFailure(message)
  }

  return (
    <>
      <div className="grid gap-1">
        <p>{question}</p>
        {subject && <p className="font-semibold">{subject}</p>}
      </div>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="danger" onClick={confirm} busy={busy}>
          {busy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </>
  )
}

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

type BlockedLeaveDialogProps = Pick<LeaveDialogProps, 'title' | 'text'> & {
  blocker: Blocker
  /** Leaves the page; by default nothing else is done. */
  onLeave?: () => void
}

/** The same question for the router's blocker. */
export function BlockedLeaveDialog({ blocker, onLeave, ...words }: BlockedLeaveDialogProps) {
  return (
    <LeaveDialog
      {...words}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={onLeave ?? (() => blocker.proceed?.())}
    />
  )
}
