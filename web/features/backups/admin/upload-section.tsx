import { useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { createUpload, type Upload } from './queries.ts'

/** Sends the file of a backup; one that is cut off goes on where it was. */
export function useUpload(refresh: () => Promise<unknown>) {
  /** The part that is sent, from 0 to 1. */
  const [sent, setSent] = useState<number>()
  const [cutOff, setCutOff] = useState<{ upload: Upload; reason: string }>()
  const [rejected, setRejected] = useState(false)

  const send = async (upload: Upload) => {
    setCutOff(undefined)
    setSent(0)
    const reason = await upload(setSent)
    setSent(undefined)
    if (reason) setCutOff({ upload, reason })
    await refresh()
  }

  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (!file) return
    const upload = createUpload(file)
    // Otherwise the same file could not be chosen again.
    input.value = ''
    setRejected(!upload)
    if (upload) await send(upload)
  }

  return { sent, cutOff, rejected, send, choose }
}

type UploadSectionProps = { upload: ReturnType<typeof useUpload>; isDisabled: boolean }

/** Takes the file of a backup from the device. */
export function UploadSection({ upload, isDisabled }: UploadSectionProps) {
  const { sent, cutOff, rejected, send, choose } = upload
  return (
    <FormSection title="Bring back a backup">
      <Field
        label="Backup file"
        hint="It is checked as a whole and shown above. Nothing changes until you restore it."
        error={rejected ? messages.backup.noBackup : undefined}
      >
        <Input
          type="file"
          accept=".tar,application/x-tar"
          disabled={isDisabled}
          onChange={(event) => choose(event.target)}
          className="py-2"
        />
      </Field>
      {sent !== undefined && (
        <progress aria-label="Uploading" value={sent} max={1} className="w-full accent-leaf" />
      )}
      {cutOff && (
        <div role="alert" className="grid justify-items-start gap-2 text-danger">
          {cutOff.reason}
          <Button variant="secondary" disabled={isDisabled} onClick={() => send(cutOff.upload)}>
            Try again
          </Button>
        </div>
      )}
    </FormSection>
  )
}
