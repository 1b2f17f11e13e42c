import { useLocation } from 'react-router'
import { addressIn, isInTamil, languageTags, withoutLanguage } from '../../../contract/language.ts'
import { useLanguage } from '../../words/words.ts'

/**
 * The same page in the other language, with its search, filters and open details; nothing where it is not
 * there. It reloads the page, whose words are others.
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
