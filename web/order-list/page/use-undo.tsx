import { useState } from 'react'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { SentenceWith } from '../../text/sentence-with.tsx'
import type { NamedSentence } from '../sending/price-changes.ts'
import { UndoNotice } from './list-notices.tsx'
import type { OpenedList } from './use-order-list.ts'

/** `replaced` is the list that has taken the place of the lines. */
type Undo = { lines: readonly OrderLine[]; replaced: readonly OrderLine[]; sentence: NamedSentence }

/** Changes of the list that take something away, each with a notice that puts it back. */
export function useUndo({ lines, change }: Pick<OpenedList, 'lines' | 'change'>) {
  const [undo, setUndo] = useState<Undo>()
  const changeWithUndo = (next: readonly OrderLine[], sentence: NamedSentence) => {
    setUndo({ lines, replaced: next, sentence })
    change(next)
  }
  const undoNotice = undo && (
    <UndoNotice
      key={undo.sentence.sentence}
      sentence={<SentenceWith {...undo.sentence} />}
      onUndo={() => {
        change(putBack(undo, lines))
        setUndo(undefined)
      }}
    />
  )
  return { changeWithUndo, undoNotice }
}

/** The lines as they were before; later changes stay. */
function putBack({ lines, replaced }: Undo, now: readonly OrderLine[]): OrderLine[] {
  const then = new Map(replaced.map(({ id, quantity }) => [id, quantity]))
  const changed = now.filter(({ id, quantity }) => then.get(id) !== quantity)
  return [...new Map([...lines, ...changed].map((line) => [line.id, line])).values()]
}
