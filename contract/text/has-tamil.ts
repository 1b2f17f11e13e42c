/** A text in English and in Tamil. */
export type TextPair = [english: string | undefined, tamil: string | undefined]

/** Whether each text that is there in English is there in Tamil as well. */
export function hasTamil(texts: TextPair[]): boolean {
  return texts.every(([english, tamil]) => !english || tamil)
}
