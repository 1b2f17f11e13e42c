import { useId } from 'react'
import { fullNameIn } from '../../text/full-name.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/words.ts'
import { forgetSentList, type SentLine, type SentList, useSentLists } from '../device/sent-lists.ts'
import { useOrderListWords } from '../words/words.ts'

type SentListsProps = { onRepeat: (list: SentList) => void }

/** The lists that were sent last, to order again. */
export function SentLists({ onRepeat }: SentListsProps) {
  const words = useOrderListWords()
  const lists = useSentLists()
  if (lists.length === 0) return null
  return (
    <section aria-labelledby="sent-lists" className="mt-6 print:hidden">
      <h2 id="sent-lists" className="font-display text-subheading">
        {words.sentLists}
      </h2>
      <ul className="mt-2 border-t border-line">
        {lists.map((list) => (
          <SentListRow
            key={JSON.stringify(list.lines)}
            list={list}
            onRepeat={() => onRepeat(list)}
          />
        ))}
      </ul>
    </section>
  )
}

function SentListRow({ list, onRepeat }: { list: SentList; onRepeat: () => void }) {
  const words = useOrderListWords()
  const { day, lines } = list
  const sent = day ? words.day(day) : words.sentBefore
  // Several may be of the same day.
  const names = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{sent}</p>
        <p id={names} className="text-sm text-ink-soft wrap-anywhere">
          {lines.map((line, index) => (
            <SentProduct key={line.id} line={line} isFirst={index === 0} />
          ))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`${words.orderAgain}: ${sent}`}
          aria-describedby={names}
          onClick={onRepeat}
        >
          {words.orderAgain}
        </Button>
        <Button
          variant="quiet"
          aria-label={`${words.forget}: ${sent}`}
          aria-describedby={names}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget)
            forgetSentList(list)
          }}
        >
          {words.forget}
        </Button>
      </div>
    </li>
  )
}

/** The row goes with its button: the focus moves to the same button of the next one, or to the page. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  const target = near?.querySelector<HTMLElement>('button:last-of-type')
  ;(target ?? document.getElementById('main'))?.focus({ preventScroll: !target })
}

function SentProduct({ line, isFirst }: { line: SentLine; isFirst: boolean }) {
  const layoutWords = useWords()
  const { product, quantity } = line
  const name = product
    ? fullNameIn(layoutWords, product)
    : { text: layoutWords.addToList.oneProduct, lang: undefined }
  return (
    <>
      {!isFirst && ', '}
      <span lang={name.lang}>{name.text}</span> × {quantity}
    </>
  )
}
