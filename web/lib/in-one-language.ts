import type { Language } from '../../contract/language.ts'

/** Shown in both languages. */
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
 * Data of a page without the texts that its language does not show: the Tamil ones of an English page, and of
 * a Tamil page the English ones that are there in Tamil. Names stay.
 */
export function inOneLanguage<Data>(data: Data, language: Language): Data {
  return strip(data, language) as Data
}

function strip(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, language))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const written = new Set(entries.flatMap(([key, text]) => (isText(key) && text ? [key] : [])))
  return Object.fromEntries(
    entries.flatMap(([key, item]): [string, unknown][] => {
      if (language === 'en' && isText(key)) return []
      if (language === 'ta' && written.has(`${key}Ta`)) return [[key, '']]
      return [[key, strip(item, language)]]
    }),
  )
}

/** Whether a field is a text in Tamil. */
function isText(key: string): boolean {
  return key.endsWith('Ta') && !names.includes(key)
}
