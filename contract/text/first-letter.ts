/** The first letter of a name as it is drawn; in Tamil, with its vowel sign. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? ''
}
