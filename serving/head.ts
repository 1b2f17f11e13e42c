import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http'

/** A head that goes out many times: as names and values in turn, the last for the id, and as text up to that. */
export type Head = { status: number; fields: string[]; text: string }

const idStart = 'x-request-id: '

/** @throws TypeError where a header is none */
export function makeHead(status: number, headers: Record<string, string>): Head {
  const entries = Object.entries(headers)
  for (const [name, value] of entries) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const lines = entries.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${idStart}`
  return {
    status,
    fields: [...entries.flat(), 'x-request-id', ''],
    // In one piece, of which the strings that it was made from are no part any more.
    text: Buffer.from(text, 'latin1').toString('latin1'),
  }
}

/** A head with more in it, which must be fit for one: nobody looks again. */
export function extendHead({ status, fields, text }: Head, more: Record<string, string>): Head {
  let start = text.slice(0, -idStart.length)
  for (const name in more) start += `${name}: ${more[name]}\r\n`
  return {
    status,
    text: start + idStart,
    // Seldom wanted.
    get fields() {
      return [...fields.slice(0, -2), ...Object.entries(more).flat(), ...fields.slice(-2)]
    },
  }
}

/** Writes a head under the id of a request, whatever headers the answer has by now. */
export function writeHead(response: ServerResponse, { status, fields }: Head, id: string): void {
  // The same array each time: what it holds is taken at once.
  fields[fields.length - 1] = id
  response.writeHead(status, fields)
}

export type WriteHead = (
  request: IncomingMessage,
  response: ServerResponse,
  head: Head,
  id: string,
) => void

/**
 * Answers how to do the same for answers that have no headers yet, past all that Node does each time to
 * join and to check them. Where the field in which Node keeps a finished head is no more, Node says that
 * there is no head, and is given it as above.
 */
export function quickHeads(server: Server): WriteHead {
  let second = 0
  let ending = ''

  return (
    request: IncomingMessage,
    response: ServerResponse & { _header?: string | null },
    head: Head,
    id: string,
  ): void => {
    if (isOrdinary(request, response)) {
      response.statusCode = head.status
      response._header = head.text + id + findEnding()
      if (response.headersSent) return
    }
    writeHead(response, head, id)
  }

  /** Whether the connection goes on after it, and nobody waits to be told to send. */
  function isOrdinary({ httpVersion, headers }: IncomingMessage, response: ServerResponse) {
    const goesOn = response.shouldKeepAlive && !server.maxRequestsPerSocket
    return goesOn && httpVersion === '1.1' && headers.expect === undefined
  }

  /** What Node adds by itself, which is the same for a second. */
  function findEnding(): string {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      const { keepAliveTimeout } = server
      const timeout = keepAliveTimeout
        ? `Keep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n`
        : ''
      const date = new Date(now * 1000).toUTCString()
      ending = `\r\nDate: ${date}\r\nConnection: keep-alive\r\n${timeout}\r\n`
    }
    return ending
  }
}
