import { useState } from 'react'
import { Button } from './button.tsx'
import { ShareIcon } from './icons/page-icons.tsx'

type ShareWords = {
  share: string
  /** Message if the browser cannot share by a sheet, or its sheet failed. */
  copied: string
  copiedInstead: string
  /** Message if the address cannot be copied, either. */
  shareThis: (address: string) => string
}

type ShareAddressProps = { title: string; address: string; words: ShareWords }

/** Shares a page by the system's sheet, else by the clipboard, else by showing the address. */
export function ShareAddress({ title, address, words }: ShareAddressProps) {
  const [outcome, setOutcome] = useState('')

  const share = async () => {
    setOutcome('')
    setOutcome(await shareAddress(title, address, words))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
      <Button variant="secondary" onClick={share}>
        <ShareIcon className="size-4.5" />
        {words.share}
      </Button>
      <p role="status" className="text-sm font-medium text-leaf-ink wrap-anywhere">
        {outcome}
      </p>
    </div>
  )
}

/** The message to show afterwards; none after the system's own sheet. */
async function shareAddress(title: string, url: string, words: ShareWords): Promise<string> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return ''
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return ''
      return copyAddress(url, words.copiedInstead, words)
    }
  }
  return copyAddress(url, words.copied, words)
}

async function copyAddress(url: string, copied: string, words: ShareWords): Promise<string> {
  try {
    await navigator.clipboard.writeText(url)
    return copied
  } catch {
    return words.shareThis(url)
  }
}
