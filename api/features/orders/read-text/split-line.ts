import { isTotal } from './line-words.ts'
import { readLine } from './read-line.ts'

/** Separators such as commas between words. */
const separator =
  /(?<!\d),(?!\s*\d{3}(?!\d))|,(?=\s|\p{L})|[;+&|]|\s(?:and|n|plus|um|மற்றும்)(?=[\s,])/iu
/** The end of a sentence, unlike the dot of `5 ltr.`, `2 nos.` or `Rs.`. */
const sentenceEnd =
  /[!?](?=\s)|(?<!(?<![\p{L}\p{M}])(?:l|lt|ltr|ltrs|lit|ml|kg|kgs|g|gm|gms|no|nos|pc|pcs|pkt|pkts|rs|st|dr|mr|mrs|\p{L}))\.(?=\s)/iu

/** Splits several products in one line at commas, ends of sentences and similar separators. */
export function splitLine(line: string): string[] {
  const sentences = splitBy(line, sentenceEnd)
  const parts = sentences.flatMap((sentence) => {
    const pieces = splitBy(sentence, separator)
    const first = pieces.find(isProduct)
    // Sizes before a name belong to it: `2 L + 1 L groundnut oil`.
    const isNamed = !first || readLine(first).words.length > 0
    return isNamed && pieces.every((piece) => isProduct(piece) || isGreeting(piece))
      ? pieces
      : [sentence]
  })
  return sentences.every((sentence) => isProduct(sentence) || isGreeting(sentence)) ? parts : [line]
}

/** Splits names that follow one another without a separator, each with its size: `thinai 1 kg kambu 1 kg`. */
export function splitAtNames(line: string): string[] {
  const parts: string[] = []
  let part = ''
  const words = line.split(/\s+/)
  for (const [index, word] of words.entries()) {
    const isComplete = isSized(part) && isSized(words.slice(index).join(' '))
    if (isComplete && readLine(word).words.length > 0 && !readLine(word).hasSize) {
      parts.push(part)
      part = ''
    }
    part = `${part} ${word}`.trim()
  }
  return [...parts, part]
}

/** True if a part has both a name and a size. */
function isSized(part: string): boolean {
  const { words, hasSize } = readLine(part)
  return words.length > 0 && hasSize
}

/** Splits a line and leaves each part its trailing separator, so that a question keeps its mark. */
function splitBy(line: string, sign: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: found } of line.matchAll(new RegExp(sign, `${sign.flags}g`))) {
    parts.push(line.slice(from, index) + (/[!?]/.test(found) ? found : ''))
    from = index + found.length
  }
  return [...parts, line.slice(from)].map((part) => part.trim()).filter(Boolean)
}

/** True for words or a size, which may order something. */
export function isProduct(part: string): boolean {
  const { words, measure } = readLine(part)
  return words.length > 0 || measure !== null
}

/** True for words that order nothing: `Hello`, `venum`, `Total 3 items`. */
function isGreeting(part: string): boolean {
  const { words, measure, quantity } = readLine(part)
  return isTotal(part) || (words.length === 0 && !measure && quantity === undefined)
}
