import { toast } from 'sonner'
import { answerMessages } from '../../../../contract/order-list/order-answer-terms.ts'
import { BottomBar } from '../../../ui/admin/bottom-bar.tsx'
import { Copy, Share2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'

type ReplyBarProps = {
  text: string
  /** Whether it may be sent; otherwise shows what is wrong. */
  check: () => boolean
  /** Called where the browser does not copy. */
  onRejected: () => void
}

/** Copies or shares the reply. */
export function ReplyBar({ text, check, onRejected }: ReplyBarProps) {
  const send = async (how: () => Promise<void>, done?: string) => {
    if (!check()) return
    try {
      await how()
      if (done) toast.success(done)
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return
      onRejected()
      toast.error(answerMessages.rejected)
    }
  }

  return (
    <BottomBar>
      <Button
        className="flex-1 md:flex-none"
        onClick={() => send(() => navigator.clipboard.writeText(text), answerMessages.copied)}
      >
        <Copy className="size-4" />
        Copy the reply
      </Button>
      {'share' in navigator && (
        <Button variant="secondary" onClick={() => send(() => navigator.share({ text }))}>
          <Share2 className="size-4" />
          Share
        </Button>
      )}
    </BottomBar>
  )
}
