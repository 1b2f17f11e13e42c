/** A text in English and in Tamil. */
export type TextPair = [english: string | undefined, tamil: string | undefined]

/** Whether each text that stands in English stands in Tamil as well. */
export function hasTamil(texts: TextPair[]): boolean {
  return texts.every(([english, tamil]) => !english || tamil)
}
