import type { Wording } from '../../../contract/price-list/price-list-words.ts'
import { classNames } from '../../ui/class-names.ts'

type WordingsProps = {
  of: Wording[]
  /** The second language is said more quietly. */
  isName?: boolean
}

/** A text in one language or both, one below the other; Tamil is marked as such. */
export function Wordings({ of, isName }: WordingsProps) {
  return of.map(({ text, lang }, index) => (
    <span
      key={lang}
      lang={lang === 'ta' ? 'ta' : undefined}
      className={classNames('block', isName && index > 0 && 'font-normal text-ink-soft')}
    >
      {text}
    </span>
  ))
}
