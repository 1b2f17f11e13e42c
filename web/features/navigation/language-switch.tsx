import { useLocation } from 'react-router'
import { addressIn, isInTamil, languageTags, withoutLanguage } from '../../../contract/language.ts'
import { useLanguage } from '../../words/words.ts'

/**
 * Links to the same page in the other language, with its search, filters and open details; nothing if that page
 * does not exist. The link loads a document, because all words differ.
 */
export function LanguageSwitch({ className }: { className: string }) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const address = withoutLanguage(pathname) + search
  if (!isInTamil(address)) return null
  return language === 'en' ? (
    <a href={addressIn('ta', address)} lang="ta" hrefLang={languageTags.ta} className={className}>
      தமிழ்
    </a>
  ) : (
    <a href={address} lang="en" hrefLang={languageTags.en} className={className}>
      English
    </a>
  )
}
