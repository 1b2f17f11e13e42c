import { type ReactNode, useEffect, useRef } from 'react'
import { indiaDate, indiaTimeZone } from '../../../contract/india-time.ts'
import {
  orderListAddress,
  parseOrderList,
  writeOrderList,
} from '../../../contract/order-list/order-list.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { SentenceWith } from '../../text/sentence-with.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useLanguage, useWords } from '../../words/words.ts'
import type { NamedSentence } from '../sending/price-changes.ts'
import { useOrderListWords } from '../words/words.ts'
import { ListAction } from './list-action.tsx'
import type { OpenedList } from './use-order-list.ts'

type NoticeProps = { children: ReactNode; action?: ReactNode }

/** A notice about the list, with the actions that it offers. */
function Notice({ children, action }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-gold-wash px-5 py-4 print:hidden">
      <div className="grow basis-60 font-medium">{children}</div>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}

/** A list that was sent, opened beside one's own. */
export function ReceivedNotice({ opened: { lines, ownLines, keep } }: { opened: OpenedList }) {
  const words = useOrderListWords()
  const both = parseOrderList([ownLines, lines].map(writeOrderList).join('~'))
  return (
    <Notice
      action={
        <>
          <Button onClick={() => keep(both.lines)}>{words.addToMine}</Button>
          <Button variant="secondary" onClick={() => keep(lines)}>
            {words.replaceMine}
          </Button>
          <ButtonLink to={publicPaths.orderList} variant="quiet">
            {words.showMine}
          </ButtonLink>
        </>
      }
    >
      {words.received(words.count(ownLines.length))}
      {both.omitted > 0 && ` ${words.omitted(both.omitted)}`}
    </Notice>
  )
}

type ChangesNoticeProps = {
  changes: NamedSentence[]
  /** Takes the focus: the visitor wants to send. */
  isUrgent: boolean
  onAccept: () => void
}

/** Changes since the visitor's last look; shown before the list is sent. */
export function ChangesNotice({ changes, isUrgent, onAccept }: ChangesNoticeProps) {
  const words = useOrderListWords()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUrgent) notice.current?.focus()
  }, [isUrgent])
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Notice action={<Button onClick={onAccept}>{words.accept}</Button>}>
        <ul className="grid gap-1">
          {changes.map((change) => (
            <li key={change.sentence}>
              <SentenceWith {...change} />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

type UnknownNoticeProps = { opened: OpenedList; known: OpenedList['lines'] }

/** Products that are not there any more, or never were. */
export function UnknownNotice({ opened, known }: UnknownNoticeProps) {
  const words = useOrderListWords()
  return (
    <Notice
      action={
        <ListAction
          to={orderListAddress(known, useLanguage())}
          isLive={opened.isLive}
          onAct={() => opened.change(known)}
          className="inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4"
        >
          {words.takeOff}
        </ListAction>
      }
    >
      {words.unknown(opened.lines.length - known.length)}
    </Notice>
  )
}

/** Says how old prices are that are not today's: their time, or the day when they were sent. */
export function CachedNotice({ at, onRetry }: { at: string; onRetry: () => void }) {
  const { shell } = useWords()
  const words = useOrderListWords()
  const day = words.day(indiaDate(Date.parse(at)))
  const [hour, minutes = ''] = new Date(at)
    .toLocaleTimeString('en-IN', { timeZone: indiaTimeZone, timeStyle: 'short', hourCycle: 'h23' })
    .split(':')
  return (
    <div role="status">
      <Notice
        action={
          <Button variant="secondary" onClick={onRetry}>
            {shell.tryAgain}
          </Button>
        }
      >
        {words.cached(at.includes('T') ? `${day}, ${words.clock(Number(hour), minutes)}` : day)}
      </Notice>
    </div>
  )
}

export function OmittedNotice({ count }: { count: number }) {
  return <Notice>{useOrderListWords().omitted(count)}</Notice>
}

type UndoNoticeProps = { sentence: ReactNode; onUndo: () => void }

/** Takes the focus of the pressed button, which has gone with its line. */
export function UndoNotice({ sentence, onUndo }: UndoNoticeProps) {
  const { undo } = useOrderListWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div role="status">
      <Notice
        action={
          <Button ref={button} variant="secondary" onClick={onUndo}>
            {undo}
          </Button>
        }
      >
        {sentence}
      </Notice>
    </div>
  )
}
