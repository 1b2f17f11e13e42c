import { Button } from '../button.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asks before typed text is left behind. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ModalDialog title="Leave without saving?" role="alertdialog" open={open} onClose={onStay}>
      <p>What you have changed here has not been saved.</p>
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onStay} autoFocus>
          Stay here
        </Button>
      </div>
    </ModalDialog>
  )
}
