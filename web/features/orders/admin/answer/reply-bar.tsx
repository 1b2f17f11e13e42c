import { toast } from 'sonner'
import { answerMessages } from '../../../../../contract/orders/messages.ts'
import type { Order } from '../../../../../contract/orders/order.ts'
import { orderName } from '../../../../../contract/orders/order-name.ts'
import { fillPath, pagePaths } from '../../../../../contract/paths.ts'
import { BottomBar } from '../../../../ui/admin/bottom-bar.tsx'
import { Copy, Share2 } from '../../../../ui/admin/icons.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'

type ReplyBarProps = {
  text: string
  /** True if the reply may be sent; otherwise shows the errors. */
  check: () => boolean
  /** The order that it is kept as. */
  kept: Order | undefined
  onKeep: () => Promise<void>
  /** Called where the browser does not copy. */
  onRejected: () => void
}

/** Copies or shares the reply, and keeps the order. */
export function ReplyBar({ text, check, kept, onKeep, onRejected }: ReplyBarProps) {
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
      {kept ? (
        <ButtonLink
          variant="secondary"
          to={fillPath(pagePaths.adminOrderEdit, { id: kept._id })}
          className="flex-1 md:flex-none"
        >
          {orderName(kept.number)}
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={onKeep} className="flex-1 md:flex-none">
          Keep as order
        </Button>
      )}
      {'share' in navigator && (
        <Button variant="secondary" onClick={() => send(() => navigator.share({ text }))}>
          <Share2 className="size-4" />
          Share
        </Button>
      )}
    </BottomBar>
  )
}
