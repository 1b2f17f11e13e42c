import { hasTamilLetters } from '../../../../contract/text/tamil-letters.ts'

/** A consonant or vowel that stands for itself. */
const letter = '[\u0b85-\u0bb9]'

/**
 * Letters in a row that look like one other letter, and are typed for it. A ள with another letter after it
 * looks like the right half of ௌ and ஔ; with a sign of its own (வெள்ளம்), or where a word is not typed to its
 * end, it is a ள.
 */
const lookAlikes: [pattern: RegExp, letter: string][] = [
  [new RegExp(`\u0bc6ள(?=${letter})`, 'g'), '\u0bcc'],
  [new RegExp(`ஒள(?=${letter})`, 'g'), 'ஔ'],
  [/\u0bc1\u0bbe/g, '\u0bc2'],
  [/\u0bc6\u0bc6/g, '\u0bc8'],
  // The sign of a long a has no sign itself: it is a ர.
  [/\u0bbe(?=[\u0bbf\u0bc0\u0bcd])/g, 'ர'],
  [/அ\u0bbe/g, 'ஆ'],
  [/ஶ/g, 'ஸ'],
]

/** A text with one spelling for what looks alike in Tamil. */
export function foldLookAlikes(text: string): string {
  if (!hasTamilLetters(text)) return text
  return lookAlikes.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), text)
}
