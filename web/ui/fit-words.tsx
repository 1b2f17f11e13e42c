import { textOr } from '../text/shop-text.tsx'
import { useLanguage } from '../words/words.ts'

type FitWordsProps = { en: string | undefined; ta: string | undefined; otherwise?: string }

/**
 * Text of a heading as `ShopText` has it, in smaller letters where its longest word is wider than the line
 * (`base.css`): nobody knows how long a shop's words are.
 */
export function FitWords({ en = '', ta, otherwise = '' }: FitWordsProps) {
  const { text, lang } = textOr(useLanguage(), { en, ta }, otherwise)
  return (
    <span lang={lang} data-fit={wordWidth(text).toFixed(1)}>
      {text}
    </span>
  )
}

/** Width of the longest word, in ems of the headings' letters. */
function wordWidth(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map((word) => widthOf(word)))
}

/** Tamil letters are wider, counted with their vowel signs. */
export function widthOf(word: string, tamilWidth = 0.86): number {
  return [...word].reduce((sum, letter) => sum + (letter < '\u0b80' ? 0.58 : tamilWidth), 0)
}
