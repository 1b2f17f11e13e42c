import { unitSpellings } from '../../../../contract/packs/unit-spellings.ts'
import type { PackUnit } from '../../../../contract/prices/unit-price.ts'
import { hasTamilLetters } from '../../../../contract/text/tamil-letters.ts'

/**
 * Maps words to a phonetic key, which is the same for Tamil script and for the many ways to type Tamil in Latin
 * letters: `nallennai`, `nalenei` and நல்லெண்ணெய் all become `nalana`.
 *
 * Tamil in short: a letter is a consonant followed by `a` (க ka); a sign after it changes the vowel (கி ki), and
 * a dot above removes it (க் k). One letter serves for k and g, one for t (th) and d (dh), one for p and b, and
 * one for ch, s and sometimes j; people type these by ear. Long and short vowels have separate letters, but few
 * people type the difference. So a key uses one letter for all sounds that only ear or habit distinguishes.
 */

/** Sound of each consonant. Three kinds of n, two of r and three of l (ழ is typed `zh`) each count as one. */
const consonants: Record<string, string> = {
  க: 'k',
  ங: 'n',
  ச: 's',
  ஞ: 'n',
  ட: 't',
  ண: 'n',
  த: 't',
  ந: 'n',
  ப: 'p',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ல: 'l',
  வ: 'v',
  ழ: 'l',
  ள: 'l',
  ற: 'r',
  ன: 'n',
  // Letters for words from Sanskrit and English.
  ஜ: 's',
  ஷ: 's',
  ஸ: 's',
  ஶ: 's',
  ஹ: 'h',
  ஃ: '',
}
/** Vowels as letters at the beginning of a word, and as signs after a consonant. */
const vowels: Record<string, string> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
}
const signs: Record<string, string> = {
  '\u0bbe': 'a',
  '\u0bbf': 'i',
  '\u0bc0': 'i',
  '\u0bc1': 'u',
  '\u0bc2': 'u',
  '\u0bc6': 'e',
  '\u0bc7': 'e',
  '\u0bc8': 'ai',
  '\u0bca': 'o',
  '\u0bcb': 'o',
  '\u0bcc': 'au',
}
const dot = '\u0bcd'
/** A word without Tamil letters counts as Latin. */
export const scripts = ['latin', 'tamil'] as const
export type Script = (typeof scripts)[number]

export function scriptOf(word: string): Script {
  return hasTamilLetters(word) ? 'tamil' : 'latin'
}

type Rule = [pattern: RegExp, by: string]

/** Silent in spoken Tamil. */
const tamilRules: Rule[] = [
  // ற்ற is pronounced `tr` (வெற்றிலை vetrilai), ன்ற `ndr`, ட்ச `ch`.
  [/ற்ற/g, 'த்ர'],
  [/ட்ச/g, 'ச'],
  // A k, ch, t or p at the end of a longer word only links it to the next: இட்லிப் பொடி is idli podi.
  [/(?<=[\u0b85-\u0bb9][\u0bbe-\u0bcd]*[\u0b85-\u0bb9][\u0bbe-\u0bcc]?)[கசதப]்$/, ''],
]

/** Rules in order, because each relies on the ones above. */
const rules: Rule[] = [
  // Gingelly and ginger are pronounced with j: jinjelly, ஜிஞ்சலி.
  [/^[gjz]([ei])n[gjz](?=[aeiy])/, 'j$1nj'],
  // ழ is typed `zh`, or `z` inside a word: kuzhambu, kuzambu, kulambu.
  [/zh|(?<=[aeiou])z(?=[aeiou])/g, 'l'],
  [/ksh|x/g, 'ks'],
  // ன்ற: kandru, kantru, kanru.
  [/n(?:dh?|th?)r/g, 'nr'],
  // ட and த: vadai, kadalai; thengai, dhaniya. ச: chekku, sekku, patchai; jeeragam.
  [/[tdc]*ch+|sh+|[jz]|c(?=[eiy])/g, 's'],
  [/[td]h*/g, 't'],
  [/[ckgq]h*/g, 'k'],
  [/[pb]h*|f/g, 'p'],
  [/w/g, 'v'],
  // h inside a word is k (மகிழ் magizh, mahizh); elsewhere it is silent: halwa, alva.
  [/(?<=[aeiou])h(?=[aeiou])/g, 'k'],
  [/h/g, ''],
  // எ and ஏ are often pronounced with a y in front: yennai, yelakkai.
  [/^y(?=[ei])/, ''],
  // Long vowels in English spelling.
  [/ee+|ie(?!$)/g, 'i'],
  [/oo+/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  // The y between two joined words is not pronounced: தேங்காயெண்ணெய். Without a vowel after it, y is i: idly.
  [/(?<=[ae]i?)y(?=e)/g, ''],
  [/i?y(?![aeiou])/g, 'i'],
  [/(?<=[ae])iy/g, 'y'],
  // கவுனி: kavuni, kauni; தேன்: then, thean, thaen; நெய்: nei, ney.
  [/avu|ov(?![aeiou])|ou/g, 'au'],
  [/[ae]+i?e|ea|ei(?![aeiou])/g, 'e'],
  // Between i and another vowel there is a y, typed or not: semia, semiya.
  [/i(?=[aeou])/g, 'iy'],
]

/** After the first syllable, a, e and ai sound alike: marachekku; kadalai, kadala. */
const unstressed: Rule[] = [
  [/(?<=[aeiou][^aeiou]+)(?:[ae]+i(?![aeiou])|[ae]{2,}|e)/g, 'a'],
  // Next to a y, a and i sound alike: வெந்தயம் vendhayam, vendhiyam; பயறு payaru, payiru.
  [/(?<=[aeiou][^aeiou]+)i(?=ya)|(?<=[aeiou]y)i(?![aeiou])/g, 'a'],
  [/([a-z])\1+/g, '$1'],
]

/** Units as they are typed. `gram` is left out because it is also a pulse, and `no` because it is also a word. */
const units = new Map(
  [...unitSpellings].filter(([word, unit]) => unit !== 'piece' && word !== 'gram'),
)

/** Words of a normalized text: runs of letters, marks and digits. Joiners are ignored. */
export function tokensOf(text: string): string[] {
  if (/^[a-z\d]+$/.test(text)) return [text]
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').match(token) ?? []
}
const token = /[\p{L}\p{M}\p{N}]+/gu

/** Splits tokens where Tamil and Latin letters, or letters and digits, meet: தேங்காய்oil, b12. */
export function splitTokens(tokens: string[]): string[] {
  return tokens.flatMap((token) => token.split(boundary))
}
const boundary = new RegExp(
  [
    String.raw`(?<=[a-z])(?=[\u0b80-\u0be5])|(?<=[\u0b80-\u0be5])(?=[a-z])`,
    String.raw`(?<=[\p{L}\p{M}])(?=\p{N})|(?<=\p{N})(?=\p{L})`,
  ].join('|'),
  'u',
)

/** Phonetic form of a token that may be incomplete: a longer word may begin with it. */
export function phoneticForm(token: string): string {
  const word = token.replace(tamilDigits, (digit) => `${digit.charCodeAt(0) - 0x0be6}`)
  if (/\p{N}/u.test(word)) return word.replace(/[a-z]+$/, (unit) => units.get(unit) ?? unit)
  return units.get(word) ?? (soundOf(word) || word)
}
const tamilDigits = /[\u0be6-\u0bef]/g

/** Converts letters to their sounds. */
function soundOf(word: string): string {
  const latin = scriptOf(word) === 'tamil' ? toLatin(word) : word
  const plain = latin.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return replaceAll(plain, [...rules, ...unstressed])
}

/** Sounds of the units that are words rather than symbols. */
const unitSounds = new Map(
  [...units]
    .filter(([spelling]) => spelling.length > 3)
    .map(([spelling, unit]) => [dropFinalU(soundOf(spelling)), unit]),
)

/** Finds the unit that a word sounds like: `leetar`. */
export function unitBySound(word: string): PackUnit | undefined {
  return unitSounds.get(dropFinalU(soundOf(word)))
}

/**
 * Beginnings that keys of longer words may have, because an i may turn out to stand next to a y: சேமி, சேமியா
 * semi, semiya.
 */
export function prefixesOf(form: string): string[] {
  const besideY = form.replace(/(?<=[aeiou][^aeiou]+)i$/, 'ay')
  return besideY === form ? [form] : [form, besideY]
}

/** Makes a token's key; tokens with the same key count as one word. A final u is dropped: ellu, எள். */
export function phoneticKey(token: string): string {
  const form = phoneticForm(token)
  // Tamil words do not end in a double consonant, as `dill` does.
  const end = /([^aeiou\p{N}])\1$/u.test(token) ? form.at(-1) : ''
  return dropFinalU(form) + end
}

/**
 * Makes the key of several tokens as one word. A final vowel is dropped before another vowel: nalla ennai,
 * nallennai.
 */
export function phraseKey(tokens: string[]): string {
  if (tokens.length <= 1) return phoneticKey(tokens[0] ?? '')
  const form = tokens.map(phoneticForm).reduce((before, next) => {
    const isElided = /^[aeiou]/.test(next) && /[^aeiou]/.test(before)
    return (isElided ? before.replace(/[aeiou]+$/, '') : before) + next
  })
  return dropFinalU(replaceAll(form, unstressed))
}

function dropFinalU(form: string): string {
  return /[^aeiou]u$/.test(form) ? form.slice(0, -1) : form
}

/** Converts Tamil letters to Latin ones; others stay. */
function toLatin(word: string): string {
  const letters = [...replaceAll(word, tamilRules)]
  return letters
    .map((letter, at) => {
      const consonant = consonants[letter]
      if (consonant === undefined)
        return vowels[letter] ?? signs[letter] ?? (letter === dot ? '' : letter)
      const next = letters[at + 1] ?? ''
      return consonant && next !== dot && !(next in signs) ? `${consonant}a` : consonant
    })
    .join('')
}

/** Applies rules. Most of them match nothing, which a search finds out in half the time of a replacement. */
function replaceAll(text: string, rules: Rule[]): string {
  return rules.reduce(
    (result, [pattern, by]) => (result.search(pattern) < 0 ? result : result.replace(pattern, by)),
    text,
  )
}
