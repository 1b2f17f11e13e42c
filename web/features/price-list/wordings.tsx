import type { Wording } from '../../../contract/price-list/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLanguage } from '../../words/words.ts'

type WordingsProps = {
  of: Wording[]
  /** The second language is said more quietly. */
  isName?: boolean
}

/** A text in one language or both, one below the other; the one that is not the page's is marked. */
export function Wordings({ of, isName }: WordingsProps) {
  const language = useLanguage()
  return of.map(({ text, lang }, index) => (
    <span
      key={lang}
      lang={lang === language ? undefined : lang}
      className={classNames('block', isName && index > 0 && 'font-normal text-ink-soft')}
    >
      {text}
    </span>
  ))
}
