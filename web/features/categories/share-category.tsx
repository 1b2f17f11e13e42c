import { useState } from 'react'
import { messages } from '../../../contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ShareIcon } from '../../ui/icons.tsx'

type ShareCategoryProps = { name: string; address: string }

/** Shares by the system's dialog, else by the clipboard, else by showing the URL. */
export function ShareCategory({ name, address }: ShareCategoryProps) {
  const [outcome, setOutcome] = useState('')

  const share = async () => {
    setOutcome('')
    setOutcome(await shareAddress(name, address))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button variant="secondary" onClick={share}>
        <ShareIcon className="size-4.5" />
        Share Category
      </Button>
      <p role="status" className="text-sm font-medium text-leaf-ink [overflow-wrap:anywhere]">
        {outcome}
      </p>
    </div>
  )
}

/** The message to show afterwards; none after the system's own dialog. */
async function shareAddress(title: string, url: string): Promise<string> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return ''
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return ''
      return copyAddress(url, messages.share.linkCopied)
    }
  }
  return copyAddress(url, messages.share.categoryLinkCopied)
}

async function copyAddress(url: string, copied: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return copied
  } catch {
    return messages.share.fallback(url)
  }
}
