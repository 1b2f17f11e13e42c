import type { Language } from '../language.ts'

/** Names, which pages show in both languages. */
const names: readonly string[] = [
  'nameTa',
  'titleTa',
  'categoryNameTa',
  'shownNameTa',
  'shortNameTa',
  'nameLineTa',
  'genericNameTa',
  'ingredientsTa',
]

/**
 * Removes texts that a page in this language does not show: in English the Tamil ones, in Tamil the English ones
 * that exist in Tamil. Names stay.
 * @param blank blanks the Tamil texts instead of removing them, so that no field is missing
 */
export function inOneLanguage<Data>(data: Data, language: Language, { blank = false } = {}): Data {
  return strip(data, { language, blank }) as Data
}

function strip(value: unknown, asked: { language: Language; blank: boolean }): unknown {
  const { language, blank } = asked
  if (Array.isArray(value)) return value.map((item) => strip(item, asked))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const written = new Set(entries.flatMap(([key, text]) => (isText(key) && text ? [key] : [])))
  return Object.fromEntries(
    entries.flatMap(([key, item]): [string, unknown][] => {
      if (language === 'en' && isText(key)) return blank ? [[key, '']] : []
      if (language === 'ta' && written.has(`${key}Ta`)) return [[key, '']]
      return [[key, strip(item, asked)]]
    }),
  )
}

/** True for a field of Tamil text. */
function isText(key: string): boolean {
  return key.endsWith('Ta') && !names.includes(key)
}
