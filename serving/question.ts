import type { IncomingHttpHeaders } from 'node:http'
import { accepts, type Encoding, pickEncoding } from './encoding.ts'

/** What of a request decides which kept answer it gets. */
export type Question = {
  encoding: Encoding
  takesGzip: boolean
  /** `If-None-Match`. */
  condition: string | undefined
  origin: string | undefined
  /** Sent by somebody signed in, or so it says: they are to see every write, by way of any process. */
  isStaff: boolean
}

type Picked = Pick<Question, 'encoding' | 'takesGzip'>
const picked = new Map<string, Picked>()

/** What of a request's headers counts. */
export function readQuestion(headers: IncomingHttpHeaders): Question {
  return {
    ...recallEncoding(headers['accept-encoding']),
    condition: headers['if-none-match'],
    origin: headers.origin,
    isStaff: headers.authorization !== undefined,
  }
}

/** Browsers say the same again and again. */
function recallEncoding(accepted = ''): Picked {
  let known = picked.get(accepted)
  if (!known) {
    known = { encoding: pickEncoding(accepted), takesGzip: accepts(accepted, 'gzip') }
    if (picked.size > 100) picked.clear()
    picked.set(accepted, known)
  }
  return known
}

/** The address with its parameters in order: in another one they are the same question. */
export function normaliseAddress(url: string): string {
  const start = url.indexOf('?')
  if (start < 0 || url.indexOf('&', start) < 0) return url
  const pairs = url
    .slice(start + 1)
    .split('&')
    .map((pair) => ({ pair, name: nameOf(pair) }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
  return `${url.slice(0, start)}?${pairs.map(({ pair }) => pair).join('&')}`
}

function nameOf(pair: string): string {
  const end = pair.indexOf('=')
  return end < 0 ? pair : pair.slice(0, end)
}
