import { hash } from 'node:crypto'
import type { VisitorCount } from '../../../contract/insight/count.ts'
import type { SearchOutcome } from '../../../contract/insight/count-kinds.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { isCleanText } from '../../../contract/text/clean-text.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import { readId } from '../../db/read-id.ts'
import type { CountedKind } from '../../db/schema.ts'

/** One counted event of a day. */
export type Counted = {
  kind: CountedKind
  subject: string
  found: number | null
  how: SearchOutcome | null
  words: string | null
}

/** Counters that a browser's event adds to; empty if it names no subject. */
export function toCounted(count: VisitorCount): Counted[] {
  const { kind, product, category, page } = count
  switch (kind) {
    case 'sent':
      return [counted('sent')]
    case 'searched':
      return [counted('searched'), ...toSearch(count)]
    case 'page':
      if (!page) return []
      return [counted('page', page), ...toRecord('category', category)]
    default:
      return toRecord(kind, product)
  }
}

/** Leaves out invalid ids, which the database might reject. */
function toRecord(kind: CountedKind, id = ''): Counted[] {
  const subject = readId(id)
  return subject ? [counted(kind, subject)] : []
}

function toSearch({ words = '', found, how }: VisitorCount): Counted[] {
  const asked = toCountedWords(words)
  if (!asked || found === undefined || !how) return []
  return [{ kind: 'words', subject: hashWords(asked), found, how, words: asked }]
}

function counted(kind: CountedKind, subject = ''): Counted {
  return { kind, subject, found: null, how: null, words: null }
}

/** Hashes a search until its words may be stored, because somebody may have typed a name. */
export function hashWords(words: string): string {
  return hash('sha256', words).slice(0, 32)
}

/** Digits and numbers of any script and form; Han numbers are letters in Unicode. */
const digit =
  '[\\p{N}〇零一二三四五六七八九十百千万萬億两兩廿卅壹壱贰貳弐叁參参肆伍陆陸柒捌玖拾佰仟]'
/** Matches an e-mail address or a telephone number: more than three digits without letters between them. */
const personal = new RegExp(`@|${digit}(?:(?:(?!${digit})\\P{L})*${digit}){3}`, 'u')

/** Returns the words of a search in stored form: normalized and cut; empty if they may identify a person. */
function toCountedWords(text: string): string {
  if (!isCleanText(text)) return ''
  const key = nameKey(text)
  // Checked as typed too, because normalizing turns Roman numerals into letters.
  if ([text, key].some((form) => personal.test(form))) return ''
  return [...key].slice(0, insightLimits.words).join('').trim()
}
