import { Button } from '../../button.tsx'

type UnsavedNoticeProps = {
  /** True for changes from before a reload or a new sign-in. */
  restored: boolean
  onDiscard: () => void
}

/** Shows that there are unsaved changes, with a button to discard them. */
export function UnsavedNotice({ restored, onDiscard }: UnsavedNoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-gold-wash px-4 py-1.5">
      <p role="status">{restored ? 'What you had typed here is back.' : 'Not saved yet.'}</p>
      <Button variant="quiet" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  )
}
