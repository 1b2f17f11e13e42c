import { type PackUnit, packUnits } from '../prices/unit-price.ts'
import { unitWords } from './unit-words.ts'
import { unitWordsTa } from './unit-words-ta.ts'

/** How units are also written, in messages and searches. */
const otherWords: Record<PackUnit, string> = {
  ml: 'milli mili millis millilit cc',
  l: 'litr litrs litar litter',
  g: 'gramm',
  kg: 'kilogm kilogramme kilogrammes',
  piece: '',
}

/** Every word of a unit, in lower case, without dots and spaces. */
export const unitSpellings: ReadonlyMap<string, PackUnit> = new Map(
  [unitWords, unitWordsTa, otherWords].flatMap((words) =>
    packUnits.flatMap((unit) =>
      words[unit]
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, unit] as const),
    ),
  ),
)

/** The unit that a word or sign names, in any case and width, with or without dots and spaces: `Ltr.`, `மி.லி`, `㎏`. */
export function unitOf(word: string): PackUnit | undefined {
  return unitSpellings.get(word.normalize('NFKC').replace(/[.\s]/g, '').toLowerCase())
}

/** A pattern for the words of some units, longest first: `kilo gram` before `kilo`. */
export function unitPattern(wanted: (unit: PackUnit) => boolean = () => true): string {
  const words = [...unitSpellings].filter(([, unit]) => wanted(unit)).map(([word]) => word)
  const spelled = words.toSorted((a, b) => b.length - a.length).map(withDots)
  return String.raw`(?:${spelled.join('|')})\.?(?![\p{L}\p{M}\p{N}])`
}

/** Letters of units are parted by dots or spaces, too: `m.l`, `கி கி`. */
function withDots(word: string): string {
  return [...word].join(String.raw`[.\s]?`)
}

/** An x between numbers, also straight behind a unit: `3x200 ml`, `200mlx3`. */
const times = /(?:[×✕*]|(?<!\p{L})x|(?<=\d\s*(?:ml|l|g|kg))x)(?=\s*\d)/giu

/** A text with ` × ` for any sign or letter that multiplies. */
export function spellTimes(text: string): string {
  return text.replaceAll(times, ' × ')
}
