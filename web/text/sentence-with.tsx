import type { ReactNode } from 'react'
import { keepUnits } from './keep-units.ts'
import type { textIn } from './shop-text.tsx'

type SentenceWithProps = { sentence: string; name?: ReturnType<typeof textIn> }

/** A sentence with a name in it, which is marked where it is not in the page's language. */
export function SentenceWith({ sentence, name }: SentenceWithProps): ReactNode {
  if (!name?.lang) return keepUnits(sentence)
  const { text, lang } = name
  const [before = '', ...after] = sentence.split(text)
  return (
    <>
      {keepUnits(before)}
      <span lang={lang}>{keepUnits(text)}</span>
      {keepUnits(after.join(text))}
    </>
  )
}
