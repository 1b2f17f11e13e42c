import type { ReactNode } from 'react'
import { useLanguage } from './words.ts'

type QuotingProps = { sentence: string; typed: string }

/** A sentence with what somebody has typed; on a Tamil page Latin letters in it are marked as such. */
export function Quoting({ sentence, typed }: QuotingProps): ReactNode {
  const language = useLanguage()
  const start = sentence.indexOf(typed)
  if (language === 'en' || start < 0 || !/[a-z]/i.test(typed)) return sentence
  return (
    <>
      {sentence.slice(0, start)}
      <span lang="en">{typed}</span>
      {sentence.slice(start + typed.length)}
    </>
  )
}
