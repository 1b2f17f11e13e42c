import { hasTamilLetters } from '../../../../contract/text/tamil-letters.ts'

/** A consonant or independent vowel. */
const letter = '[\u0b85-\u0bb9]'

/**
 * Sequences of letters that look like one other letter and are typed for it. A ள followed by another letter looks
 * like the right half of ௌ and ஔ; with a sign of its own (வெள்ளம்), or at the end of a half-typed word, it is a
 * ள.
 */
const lookAlikes: [pattern: RegExp, letter: string][] = [
  [new RegExp(`\u0bc6ள(?=${letter})`, 'g'), '\u0bcc'],
  [new RegExp(`ஒள(?=${letter})`, 'g'), 'ஔ'],
  [/\u0bc1\u0bbe/g, '\u0bc2'],
  [/\u0bc6\u0bc6/g, '\u0bc8'],
  // The sign of a long a carries no sign itself, so here it is a ர.
  [/\u0bbe(?=[\u0bbf\u0bc0\u0bcd])/g, 'ர'],
  [/அ\u0bbe/g, 'ஆ'],
  [/ஶ/g, 'ஸ'],
]

/** Gives letters that look alike in Tamil one spelling. */
export function foldLookAlikes(text: string): string {
  if (!hasTamilLetters(text)) return text
  return lookAlikes.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), text)
}
