import { type PackUnit, packUnits } from '../prices/unit-price.ts'
import { unitWords } from './unit-words.ts'
import { unitWordsTa } from './unit-words-ta.ts'

/** Other spellings of units, in messages and searches. */
const otherWords: Record<PackUnit, string> = {
  ml: 'milli mili millis millilit cc',
  l: 'litr litrs litar litter',
  g: 'gramm',
  kg: 'kilogm kilogramme kilogrammes',
  piece: '',
}

/** Units in the scripts of neighbouring regions: Hindi, Malayalam, Telugu, Kannada. */
const neighbourWords: Record<PackUnit, string> = {
  ml: 'मिली मिलि मिलीलीटर मिलीलिटर एमएल മില്ലി മിലി മില്ലിലിറ്റർ എംഎൽ మిలీ మిలి మిల్లీ మిల్లీలీటర్ మిల్లీలీటర్లు ఎంఎల్ ಮಿಲೀ ಮಿಲಿ ಮಿಲಿಲೀಟರ್ ಮಿಲ್ಲಿಲೀಟರ್ ಎಂಎಲ್',
  l: 'लीटर लिटर ली लि ലിറ്റർ ലിറ്ററ് ലി లీటర్ లీటరు లీటర్లు లీ ಲೀಟರ್ ಲೀಟರು ಲಿಟರ್ ಲೀ',
  g: 'ग्राम ग्रा ഗ്രാം గ్రాము గ్రాములు గ్రామ్ గ్రాం గ్రా ಗ್ರಾಂ ಗ್ರಾಮ್ ಗ್ರಾ',
  kg: 'किलो किलोग्राम किग्रा केजी കിലോ കിലോഗ്രാം കിഗ്രാം కిలో కిలోలు కిలోగ్రాము కిలోగ్రాములు కిగ్రా కేజీ ಕಿಲೋ ಕಿಲೊ ಕಿಲೋಗ್ರಾಂ ಕಿಗ್ರಾಂ ಕೆಜಿ',
  piece: '',
}

/** Every word for a unit, in lower case, without dots and spaces. */
export const unitSpellings: ReadonlyMap<string, PackUnit> = new Map(
  [unitWords, unitWordsTa, otherWords, neighbourWords].flatMap((words) =>
    packUnits.flatMap((unit) =>
      words[unit]
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, unit] as const),
    ),
  ),
)

/**
 * Finds the unit for a word or symbol, in any case and width, with or without dots and spaces: `Ltr.`, `மி.லி`,
 * `㎏`.
 */
export function unitOf(word: string): PackUnit | undefined {
  return unitSpellings.get(word.normalize('NFKC').replace(/[.\s]/g, '').toLowerCase())
}

/** A pattern for the words of some units, longest first: `kilo gram` before `kilo`. */
export function unitPattern(wanted: (unit: PackUnit) => boolean = () => true): string {
  const words = [...unitSpellings].filter(([, unit]) => wanted(unit)).map(([word]) => word)
  const spelled = words.toSorted((a, b) => b.length - a.length).map(withDots)
  return String.raw`(?:${spelled.join('|')})\.?(?![\p{L}\p{M}\p{N}])`
}

/** Allows dots or spaces between the letters of a unit: `m.l`, `கி கி`. */
function withDots(word: string): string {
  return [...word].join(String.raw`[.\s]?`)
}

/** A multiplication sign or x between numbers, also directly after a unit: `3x200 ml`, `200mlx3`. */
const times = /(?:[×✕*]|(?<!\p{L})x|(?<=\d\s*(?:ml|l|g|kg))x)(?=\s*\d)/giu

/** Replaces any sign or letter for multiplication with ` × `. */
export function spellTimes(text: string): string {
  return text.replaceAll(times, ' × ')
}
