const ending = 'Ta'

/** True for a field of Tamil text: its name is that of the English one with `Ta`. */
export function isTamilField(name: string): boolean {
  return name.endsWith(ending)
}

/** The field of the same text in English. */
export function englishField(tamilField: string): string {
  return tamilField.slice(0, -ending.length)
}

/** The attribute of a control by which keyboards, fonts and screen readers know its language. */
export function fieldLanguage(name: string): 'ta' | undefined {
  return isTamilField(name) ? 'ta' : undefined
}
