import { useState } from 'react'
import { useOnce } from '../../../forms/use-once.ts'
import type { ApiError } from '../../../requests/api.ts'
import { KeyRound } from '../../../ui/admin/icons.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'

type PasskeyButtonProps = {
  label: string
  /** Uses a passkey. Returns the reason for a failure. */
  onUse: () => Promise<ApiError | undefined>
}

/** Uses a passkey instead of the password. */
export function PasskeyButton({ label, onUse }: PasskeyButtonProps) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const use = useOnce(async () => {
    setFailure(undefined)
    setBusy(true)
    const error = await onUse()
    setBusy(false)
    if (error) setFailure(error.message)
  })
  return (
    <div className="grid gap-3">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button variant="secondary" size="large" onClick={use} busy={busy}>
        <KeyRound className="size-5" />
        {label}
      </Button>
    </div>
  )
}
