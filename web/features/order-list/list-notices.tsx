import { type ReactNode, useEffect, useRef } from 'react'
import { indiaTimeZone } from '../../../contract/india-time.ts'
import {
  orderListAddress,
  parseOrderList,
  writeOrderList,
} from '../../../contract/order-list/order-list.ts'
import { orderListMessages } from '../../../contract/order-list/order-list-terms.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { countOf } from '../../../contract/text/count.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ListAction } from './list-action.tsx'
import type { OpenedList } from './use-order-list.ts'

type NoticeProps = { children: ReactNode; action?: ReactNode }

/** Something to know about the list, with what can be done about it. */
function Notice({ children, action }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-gold-wash px-5 py-4 print:hidden">
      <div className="grow basis-60 font-medium">{children}</div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}

/** A list that was sent, opened beside one's own. */
export function AskedNotice({ opened: { lines, ownLines, keep } }: { opened: OpenedList }) {
  const both = parseOrderList([ownLines, lines].map(writeOrderList).join('~'))
  return (
    <Notice
      action={
        <>
          <Button onClick={() => keep(both.lines)}>Add to mine</Button>
          <Button variant="secondary" onClick={() => keep(lines)}>
            Replace mine
          </Button>
          <ButtonLink to={publicPaths.orderList} variant="quiet">
            Show mine
          </ButtonLink>
        </>
      }
    >
      {orderListMessages.asked(countOf(ownLines.length, 'product'))}
      {both.omitted > 0 && ` ${orderListMessages.omitted(both.omitted)}`}
    </Notice>
  )
}

type ChangesNoticeProps = {
  changes: string[]
  /** Takes the focus: the visitor wants to send. */
  isUrgent: boolean
  onAccept: () => void
}

/** What has changed since the visitor saw it; to be seen before the list is sent. */
export function ChangesNotice({ changes, isUrgent, onAccept }: ChangesNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUrgent) notice.current?.focus()
  }, [isUrgent])
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Notice action={<Button onClick={onAccept}>OK</Button>}>
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

type UnknownNoticeProps = { opened: OpenedList; known: OpenedList['lines'] }

/** Products that are not there any more, or never were. */
export function UnknownNotice({ opened, known }: UnknownNoticeProps) {
  return (
    <Notice
      action={
        <ListAction
          to={orderListAddress(known, opened.language)}
          isLive={opened.isLive}
          onAct={() => opened.change(known)}
          className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
        >
          Take off
        </ListAction>
      }
    >
      {orderListMessages.unknown(opened.lines.length - known.length)}
    </Notice>
  )
}

/** Prices that are not today's say of when they are. */
export function CachedNotice({ at, onRetry }: { at: string; onRetry: () => void }) {
  const write = (format: Intl.DateTimeFormatOptions) =>
    new Date(at).toLocaleString('en-IN', { timeZone: indiaTimeZone, ...format })
  const day = write({ day: 'numeric', month: 'long' })
  const time = write({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <div role="status">
      <Notice
        action={
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {orderListMessages.cached(`${day}, ${time}`)}
      </Notice>
    </div>
  )
}

export function OmittedNotice({ count }: { count: number }) {
  return <Notice>{orderListMessages.omitted(count)}</Notice>
}

type UndoNoticeProps = { said: string; onUndo: () => void }

/** Takes the focus of what was pressed, which has gone with its line. */
export function UndoNotice({ said, onUndo }: UndoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div role="status">
      <Notice
        action={
          <Button ref={button} variant="secondary" onClick={onUndo}>
            Undo
          </Button>
        }
      >
        {said}
      </Notice>
    </div>
  )
}
