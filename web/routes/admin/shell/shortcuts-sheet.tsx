import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/inputs.tsx'
import { helpChord, helpKey, pageKeys, searchKey, undoKey } from './use-shortcuts.ts'

type ShortcutsSheetProps = {
  open: boolean
  onClose: () => void
  enabled: boolean
  onEnable: (on: boolean) => void
}

const everywhere = [
  { keys: searchKey, label: 'Search this list' },
  { keys: 'Ctrl S', label: 'Save the form' },
  { keys: 'Enter', label: 'On a drag handle: take the row; then arrows, and Enter to drop it' },
  { keys: undoKey, label: 'Take back what was just deleted' },
  { keys: 'Alt T', label: 'Go to the newest message' },
  { keys: 'Esc', label: 'Close a dialog, put a row back' },
  { keys: helpKey, label: 'Show this sheet' },
  { keys: helpChord, label: 'Show this sheet, also where single keys do nothing' },
]

export function ShortcutsSheet({ open, onClose, enabled, onEnable }: ShortcutsSheetProps) {
  return (
    <ModalDialog title="Keyboard shortcuts" open={open} onClose={onClose} wide>
      <div className="grid gap-x-10 md:grid-cols-2">
        {[pageKeys, everywhere].map((group) => (
          <dl key={group[0]?.keys} className="content-start">
            {group.map(({ keys, label }) => (
              <div
                key={keys}
                className="flex min-h-10 items-center gap-3 border-b border-line py-1"
              >
                <dt className="w-20 shrink-0">
                  <kbd className="rounded-md border border-line-strong bg-paper px-1.5 py-0.5 text-sm whitespace-nowrap">
                    {keys}
                  </kbd>
                </dt>
                <dd className="text-sm">{label}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox checked={enabled} onChange={(event) => onEnable(event.target.checked)}>
          Use single-key shortcuts
        </Checkbox>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </ModalDialog>
  )
}
