import type { Language } from '../../../contract/language.ts'
import { listGreeting } from '../../../contract/order-list/greeting-en.ts'
import { listGreetingTa } from '../../../contract/order-list/greeting-ta.ts'
import type { Words } from '../../words/words.ts'

/** Words of the order list's inline script, in one language. */
export type ScriptWords = Words['addToList'] & { greeting: string }

export function scriptWords(language: Language, words: Words['addToList']): ScriptWords {
  return { ...words, greeting: language === 'ta' ? listGreetingTa : listGreeting }
}
