import { type Encoding, pickEncoding } from './encoding.ts'

/** What of a request decides which kept answer it gets. */
export type Question = {
  encoding: Encoding
  /** `If-None-Match`. */
  condition: string | undefined
  origin: string | undefined
  /** Sent by somebody signed in, or so it says: they are to see every write, by way of any process. */
  isStaff: boolean
}

type Lines = { accepted?: string; condition?: string; origin?: string; token?: string }

const names: Record<string, keyof Lines> = {
  'accept-encoding': 'accepted',
  'if-none-match': 'condition',
  origin: 'origin',
  authorization: 'token',
}
const lengths = new Set(Object.keys(names).map((name) => name.length))
const picked = new Map<string, Encoding>()

/**
 * Reads the few headers that count out of the lines as they came: to have all of them sorted would
 * cost as much as all the rest. Where one of them stands twice, null: that is for others to judge.
 */
export function readQuestion(lines: string[]): Question | null {
  const found: Lines = {}
  for (let index = 0; index < lines.length; index += 2) {
    const line = lines[index] ?? ''
    if (!lengths.has(line.length)) continue
    const name = names[line.toLowerCase()]
    if (!name) continue
    if (found[name] !== undefined) return null
    found[name] = lines[index + 1] ?? ''
  }
  const { accepted, condition, origin, token } = found
  return { encoding: recallEncoding(accepted), condition, origin, isStaff: token !== undefined }
}

/** Browsers say the same again and again. */
function recallEncoding(accepted = ''): Encoding {
  let encoding = picked.get(accepted)
  if (!encoding) {
    encoding = pickEncoding(accepted)
    if (picked.size > 100) picked.clear()
    picked.set(accepted, encoding)
  }
  return encoding
}

/** The address with its parameters in order: in another one they are the same question. */
export function normaliseAddress(url: string): string {
  const start = url.indexOf('?')
  if (start < 0 || url.indexOf('&', start) < 0) return url
  const nameOf = (pair: string) => pair.split('=', 1)[0] ?? ''
  const sorted = url
    .slice(start + 1)
    .split('&')
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))))
  return `${url.slice(0, start)}?${sorted.join('&')}`
}
