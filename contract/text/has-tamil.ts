/** A text in English and in Tamil. */
export type TextPair = [english: string | undefined, tamil: string | undefined]

/** True if each text that exists in English also exists in Tamil. */
export function hasTamil(texts: TextPair[]): boolean {
  return texts.every(([english, tamil]) => !english || tamil)
}
