import type { ReactNode } from 'react'
import { useLanguage } from '../words/words.ts'
import { SentenceWith } from './sentence-with.tsx'

type QuotingProps = { sentence: string; typed: string }

/** A sentence with what somebody has typed; on a Tamil page Latin letters in it are marked as such. */
export function Quoting({ sentence, typed }: QuotingProps): ReactNode {
  const language = useLanguage()
  if (language === 'en' || !/[a-z]/i.test(typed)) return sentence
  return (
    <span>
      <SentenceWith sentence={sentence} name={{ text: typed, lang: 'en' }} />
    </span>
  )
}
