import { useState } from 'react'
import { Check, Copy } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'

type CopyButtonProps = { text: string; label: string }

/** Copies a text to the clipboard, which some browsers and insecure pages reject. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'rejected'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('rejected')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" className="min-h-11" onClick={copy}>
        <Icon className="size-4" />
        {label}
      </Button>
      <span role="status" className="text-sm text-ink-soft">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'rejected' && 'Please select and copy it by hand'}
      </span>
    </span>
  )
}
