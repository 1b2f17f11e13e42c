import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ShareIcon } from '../../ui/icons/page-icons.tsx'
import { useOrderListWords } from '../words/words.ts'

type ShareButtonsProps = {
  /** The list's own address, and the message: neither has the visitor's name, place or note. */
  address: string
  message: string
  isLive: boolean
  /** Stands beside the buttons. */
  children: ReactNode
}

/** Shares the list by the system's dialog, and copies its message; what is rejected is shown instead. */
export function ShareButtons({ address, message, isLive, children }: ShareButtonsProps) {
  const words = useOrderListWords()
  const [outcome, setOutcome] = useState<{ message: string; text?: string }>({ message: '' })

  const share = async () => {
    try {
      setOutcome({ message: '' })
      await navigator.share({ title: words.title, url: address })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      setOutcome({ message: words.shareBlocked, text: address })
    }
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      setOutcome({ message: words.copied })
    } catch {
      setOutcome({ message: words.copyBlocked, text: message })
    }
  }

  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {isLive && 'share' in navigator && (
          <Button variant="secondary" onClick={share}>
            <ShareIcon className="size-4.5" />
            {words.share}
          </Button>
        )}
        {isLive && (
          <Button variant="secondary" onClick={copy}>
            {words.copy}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className="text-sm font-medium text-leaf-ink empty:absolute">
        {outcome.message}
      </p>
      {outcome.text && (
        <textarea
          readOnly
          aria-label={outcome.message}
          value={outcome.text}
          rows={4}
          onFocus={({ target }) => target.select()}
          className="w-full rounded-control border border-line-strong bg-card p-3 text-sm"
        />
      )}
    </div>
  )
}
