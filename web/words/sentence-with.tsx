import type { ReactNode } from 'react'
import type { textIn } from './shop-text.tsx'

type SentenceWithProps = { sentence: string; name?: ReturnType<typeof textIn> }

/** A sentence with a name in it, which is marked where it is not in the page's language. */
export function SentenceWith({ sentence, name }: SentenceWithProps): ReactNode {
  if (!name?.lang) return sentence
  const { text, lang } = name
  const [before = '', ...after] = sentence.split(text)
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
      {after.join(text)}
    </>
  )
}
