import { useRevalidator } from 'react-router'
import { type BulkResult, runBulk } from '../../../lists/bulk.ts'
import type { RecordApi } from '../../../requests/record-api.ts'
import { offerUndo } from '../notices/toasts.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type DeleteDialogProps<R> = {
  title: string
  question: string
  /** The records to delete; the dialog is open while there are any. */
  records: R[]
  nameOf: (record: R) => string
  /** Names several records together. */
  summarize?: (names: string[]) => string
  api: Pick<RecordApi<R>, 'delete' | 'restore'>
  /** Message afterwards; by default the names of the deleted records. */
  success?: string
  onResult?: (result: BulkResult) => void
  onClose: () => void
}

/** Asks before records are deleted, and offers to undo it. */
export function DeleteDialog<R extends { _id: string }>(props: DeleteDialogProps<R>) {
  const { records, nameOf, api, onResult, summarize = (names) => names.join(', ') } = props
  const { revalidate } = useRevalidator()

  const confirm = async () => {
    const result = await runBulk(records, nameOf, ({ _id }) => api.delete(_id))
    const { items, done, failed } = result
    onResult?.(result)
    if (items.length > 0) {
      offerUndo(props.success ?? `${summarize(done)} deleted`, async () => {
        const { failed } = await runBulk(items, nameOf, ({ _id }) => api.restore(_id))
        await revalidate()
        return failed[0]?.message
      })
      await revalidate()
    }
    return records.length === 1 ? failed[0]?.message : undefined
  }

  return (
    <ConfirmDialog
      open={records.length > 0}
      title={props.title}
      question={props.question}
      subject={summarize(records.map(nameOf))}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={confirm}
      onClose={props.onClose}
    />
  )
}
