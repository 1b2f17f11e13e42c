import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag, worthCompressing } from './answer.ts'
import { extendHead, type Head, makeHead, type WriteHead } from './head.ts'
import { Lately } from './lately.ts'
import { Leisure } from './leisure.ts'
import type { Question } from './question.ts'
import { Room, type TakeRoom } from './room.ts'

/** An answer that is put together in memory at the moment when it is asked for. */
export type Composed = {
  /** That of the plain bytes. */
  tag: string
  length: number
  plain(take: TakeRoom): Buffer
  /** In a fraction of the time that compressing takes, so with more bytes. */
  gzip(take: TakeRoom): Buffer
}
/** Makes the answer for an address, where it can be had at once and is as new as the last known write. */
export type Compose = (url: string) => Composed | undefined

/** A second's worth of answers that there is time to compress well, and to keep. */
const easyPace = { perSecond: 100, burst: 5 }
/** Addresses that are remembered as asked for. */
const remembered = 1024
/** Bytes; what is longer may lie about for long, which the framework bounds. */
const longest = 64 * 1024
/** Bytes that go into one write together with the headers: quicker than two. */
const oneWrite = 8192

type Headers = Record<string, string>
/** With a plain body, with a compressed one, with none. */
type Shared = { plain: Head; zipped: Head; spared: Head }
type Options = {
  /** Gives a request the id under which logs speak of it. */
  nameRequest: (request: IncomingMessage) => string
  writeHead: WriteHead
  time?: Pick<Leisure, 'take'>
}
type Asked = { request: IncomingMessage; response: ServerResponse; key: string; question: Question }

/**
 * Answers what nobody has asked before, past the framework and without keeping it. What is asked again,
 * or in a quiet moment, is left to the framework: its answer is kept, and compressed better.
 */
export function composeAnswers(
  compose: Compose,
  { nameRequest, writeHead, time = new Leisure(easyPace) }: Options,
) {
  /** Whoever asks for one of these again is left to the framework. */
  const known = new Lately(remembered)
  const room = new Room(longest)
  /** The heads of each route's answers, of what the framework puts into them. */
  const headsOf = new Map<string, Shared>()

  /** Learns the headers that all answers at an address's path have in common. */
  function learn(key: string, { etag: _, 'content-type': type = '', ...rest }: Headers): void {
    const vary = rest.vary ? `${rest.vary}, accept-encoding` : 'accept-encoding'
    const spared = { ...rest, vary }
    const plain = { ...spared, 'content-type': type }
    const zipped = { ...plain, 'content-encoding': 'gzip' }
    headsOf.set(pathOf(key), {
      spared: makeHead(304, spared),
      plain: makeHead(200, plain),
      zipped: makeHead(200, zipped),
    })
  }

  /** Answers, or says that this is for the framework. */
  function answer(asked: Asked): boolean {
    const heads = headsOf.get(pathOf(asked.key))
    if (!heads || known.has(asked.key)) return false
    const composed = compose(asked.request.url ?? '/')
    if (!composed) return false
    if (composed.length > longest) {
      // While it is made, it is not to be put together once for each who waits for it.
      known.add(asked.key)
      return false
    }
    const { encoding, takesGzip } = asked.question
    const isPlain = encoding === 'identity' || composed.length < worthCompressing
    if (!isPlain && (!takesGzip || time.take())) return false

    known.add(asked.key)
    if (isPlain) send(asked, heads, composed.tag, () => composed.plain(room.take))
    else sendJoined(asked, heads, composed)
    return true
  }

  /** Bytes of their own have a tag of their own; who has those of a kept answer needs neither. */
  function sendJoined(asked: Asked, { spared, zipped }: Shared, composed: Composed): void {
    const { encoding, condition } = asked.question
    const kept = addToTag(composed.tag, encoding)
    const tag = matchesTag(condition, kept) ? kept : addToTag(composed.tag, 'joined')
    send(asked, { spared, plain: zipped }, tag, () => composed.gzip(room.take))
  }

  function send(
    { request, response, question }: Asked,
    { spared, plain }: Pick<Shared, 'spared' | 'plain'>,
    tag: string,
    makeBody: () => Buffer,
  ): void {
    const id = nameRequest(request)
    if (matchesTag(question.condition, tag)) {
      writeHead(request, response, extendHead(spared, { etag: tag }), id)
      response.end()
      return
    }
    const body = makeBody()
    const more = { etag: tag, 'content-length': String(body.length) }
    writeHead(request, response, extendHead(plain, more), id)
    if (request.method === 'HEAD') response.end()
    else if (body.length < oneWrite) response.end(body.toString('latin1'), 'latin1')
    else {
      response.end(body)
      // Not all of it has been taken at once.
      if (response.writableLength > 0) room.leave()
    }
  }

  return { learn, answer }
}

function addToTag(tag: string, word: string): string {
  return `${tag.slice(0, -1)}-${word}"`
}

/** What stands before the question, with the origin that asks where that counts. */
function pathOf(key: string): string {
  const end = key.indexOf('?')
  return end < 0 ? key : key.slice(0, end)
}
