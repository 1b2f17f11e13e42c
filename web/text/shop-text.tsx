import type { ReactNode } from 'react'
import type { Language } from '../../contract/language.ts'
import { useLanguage } from '../words/words.ts'

type BothLanguages = { en: string; ta: string | undefined }
type ShopTextProps = { en: string | undefined; ta: string | undefined; otherwise?: string }

/**
 * A text of the shop in the page's language; where it lacks Tamil, the English one, marked as such; where the
 * shop has written nothing, what the site says of its own.
 */
export function ShopText({ en = '', ta, otherwise = '' }: ShopTextProps): ReactNode {
  const { text, lang } = textOr(useLanguage(), { en, ta }, otherwise)
  return lang ? <span lang={lang}>{text}</span> : text
}

/** The same for an attribute: `lang` where the text is not in the page's language. */
export function textIn(
  language: Language,
  { en, ta }: BothLanguages,
): { text: string; lang?: 'en' } {
  if (language === 'en') return { text: en }
  return ta ? { text: ta } : { text: en, lang: 'en' }
}

/** The same, and what the site says of its own where the shop has written nothing. */
export function textOr(
  language: Language,
  { en, ta }: BothLanguages,
  otherwise: string,
): ReturnType<typeof textIn> {
  return en || (ta && language === 'ta') ? textIn(language, { en, ta }) : { text: otherwise }
}
