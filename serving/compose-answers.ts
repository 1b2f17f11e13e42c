import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeTag, matchesTag } from './answer.ts'
import { extendHead, type Head, makeHead, type WriteHead } from './head.ts'
import { Lately } from './lately.ts'
import { Leisure } from './leisure.ts'
import type { Question } from './question.ts'

/** Makes the answer for an address, where it can be had at once and is as new as the last known write. */
export type Compose = (url: string) => Buffer | undefined

/** Answers a second that there is time to compress, and to keep. */
const easyPace = { perSecond: 100, burst: 5 }
/** Addresses that are remembered as asked for. */
const remembered = 1024
/** Bytes; what is longer may lie about for long, which the framework bounds. */
const longest = 64 * 1024
/** Bytes that go into one write together with the headers: quicker than two. */
const oneWrite = 8192

type Headers = Record<string, string>
/** With a body, and without. */
type Shared = { plain: Head; spared: Head }
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
  /** The heads of each route's answers, of what the framework puts into them. */
  const headsOf = new Map<string, Shared>()

  /** Learns the headers that all answers at an address's path have in common. */
  function learn(key: string, { etag: _, 'content-type': type = '', ...rest }: Headers): void {
    const vary = rest.vary ? `${rest.vary}, accept-encoding` : 'accept-encoding'
    const spared = { ...rest, vary }
    headsOf.set(pathOf(key), {
      spared: makeHead(304, spared),
      plain: makeHead(200, { ...spared, 'content-type': type }),
    })
  }

  /** Answers, or says that this is for the framework. */
  function answer(asked: Asked): boolean {
    const heads = headsOf.get(pathOf(asked.key))
    if (!heads || known.has(asked.key)) return false
    const { encoding } = asked.question
    // Where there is time, it is compressed, and kept.
    if (encoding !== 'identity' && time.take()) return false
    const body = compose(asked.request.url ?? '/')
    if (!body) return false
    known.add(asked.key)
    // While it is made, it is not to be put together once for each who waits for it.
    if (body.length > longest) return false
    send(asked, heads, body)
    return true
  }

  function send({ request, response, question }: Asked, { spared, plain }: Shared, body: Buffer) {
    const id = nameRequest(request)
    const tag = makeTag(body)
    if (matchesTag(question.condition, tag)) {
      writeHead(request, response, extendHead(spared, { etag: tag }), id)
      response.end()
      return
    }
    const more = { etag: tag, 'content-length': String(body.length) }
    writeHead(request, response, extendHead(plain, more), id)
    if (request.method === 'HEAD') response.end()
    else if (body.length < oneWrite) response.end(body.toString('latin1'), 'latin1')
    else response.end(body)
  }

  return { learn, answer }
}

/** What stands before the question, with the origin that asks where that counts. */
function pathOf(key: string): string {
  const end = key.indexOf('?')
  return end < 0 ? key : key.slice(0, end)
}
