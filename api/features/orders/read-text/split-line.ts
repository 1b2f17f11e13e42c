import { isTotal } from './line-words.ts'
import { readLine } from './read-line.ts'

/** Commas between words, and the like. */
const separator =
  /(?<!\d),(?!\s*\d{3}(?!\d))|,(?=\s|\p{L})|[;+&|]|\s(?:and|plus|um|மற்றும்)(?=[\s,])/iu
/** The end of a sentence: not that of `5 ltr.`, `2 nos.` or `Rs.`. */
const sentenceEnd =
  /[!?](?=\s)|(?<!(?<![\p{L}\p{M}])(?:l|lt|ltr|ltrs|lit|ml|kg|kgs|g|gm|gms|no|nos|pc|pcs|pkt|pkts|rs|st|dr|mr|mrs|\p{L}))\.(?=\s)/iu

/** Several products in one line: parted by commas, the ends of sentences and the like. */
export function splitLine(line: string): string[] {
  const sentences = splitBy(line, sentenceEnd)
  const parts = sentences.flatMap((sentence) => {
    const pieces = splitBy(sentence, separator)
    return pieces.every((piece) => isProduct(piece) || isGreeting(piece)) ? pieces : [sentence]
  })
  return sentences.every((sentence) => isProduct(sentence) || isGreeting(sentence)) ? parts : [line]
}

/** The parts of a line, each with the sign behind it: a question keeps its mark. */
function splitBy(line: string, sign: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: found } of line.matchAll(new RegExp(sign, `${sign.flags}g`))) {
    parts.push(line.slice(from, index) + (/[!?]/.test(found) ? found : ''))
    from = index + found.length
  }
  return [...parts, line.slice(from)].map((part) => part.trim()).filter(Boolean)
}

/** Words or a size, which may order something. */
export function isProduct(part: string): boolean {
  const { words, measure } = readLine(part)
  return words.length > 0 || measure !== null
}

/** Words that order nothing: `Hello`, `venum`, `Total 3 items`. */
function isGreeting(part: string): boolean {
  const { words, measure, quantity } = readLine(part)
  return isTotal(part) || (words.length === 0 && !measure && quantity === undefined)
}
