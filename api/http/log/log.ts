import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { unescape as decode } from 'node:querystring'
import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { apiPaths, pagePaths } from '../../../contract/paths.ts'
import type { Env } from '../../../env/env.ts'
import { readAddress } from '../../client-address.ts'

const masked = '[masked]'
/** Paths that end with a code for opening a file or a closed shop. */
const codes = [apiPaths.backupDownload, pagePaths.preview].map((path) => path.replace(/:.*/, ''))

/** Patterns masked in every text: tokens, and passwords in addresses. */
const patterns: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${masked}`],
  [/(:\/\/[^\s/:@"]+:)[^\s/@"]+@/g, `$1${masked}@`],
  [/(X-Amz-Signature|X-Amz-Credential)=[^&\s"]+/gi, `$1=${masked}`],
  [new RegExp(`(${codes.join('|')})[^/?\\s]+`, 'g'), `$1${masked}`],
  // A search for an order contains a name or phone number.
  [new RegExp(`(${apiPaths.orders}(?:[/.][\\w./-]*)?\\?)\\S+`, 'g'), `$1${masked}`],
  // PostgreSQL quotes the whole row that it rejects.
  [/(Failing row contains ).*/gs, `$1${masked}`],
]

/** Texts that contain a secret contain one of these. */
const signs = [
  'bearer',
  'basic',
  ':\\/\\/',
  'x-amz-',
  ...codes,
  apiPaths.orders,
  'failing row',
  '[?&]',
]

/**
 * Characters of a text that are logged, and how many more are searched, because the cut may fall inside a secret.
 * A regular expression over millions of characters may overflow its stack.
 */
const longest = { logged: 100_000, beyond: 4000 }

/** Shorter values occur by chance, in field names or numbers, and are not masked. */
const shortest = 6

const secretNames = ['password', 'token', 'secret', 'authorization', 'cookie', 'recoveryCodes']
const secretField = new RegExp(secretNames.join('|'), 'i')

const parameter = /([?&])([^=&?#\s"\\]+)=[^&#\s]+/g
const secretParameter = /token|password|ticket|secret|(?:^|[\W_]|api)(?:code|key)$/i

/** Masks every secret in a logged value, at any depth; `maskFields` masks only by the names of fields. */
export function createMask(secrets: readonly string[]) {
  const values = listKnown(secrets)
  /** A single expression settles most texts, which contain no secret. */
  const suspect = new RegExp([...signs, ...values.map(RegExp.escape)].join('|'), 'i')

  function maskText(text: string): string {
    if (text.length <= longest.logged) return maskAll(text)
    const read = maskAll(text.slice(0, longest.logged + longest.beyond))
    return `${read.slice(0, -longest.beyond)}…`
  }

  function maskAll(text: string): string {
    if (!suspect.test(text)) return text
    const safe = values.reduce((text, value) => text.replaceAll(value, masked), text)
    return patterns
      .reduce((text, [pattern, kept]) => text.replace(pattern, kept), safe)
      .replace(parameter, (all, mark, name) =>
        secretParameter.test(decode(name)) ? `${mark}${name}=${masked}` : all,
      )
  }

  function mask(value: unknown, around: readonly unknown[] = []): unknown {
    if (typeof value === 'string') return maskText(value)
    if (typeof value !== 'object' || value === null) return value
    if (around.includes(value)) return '[Circular]'
    const within = [...around, value]
    if ('toJSON' in value && typeof value.toJSON === 'function') return mask(value.toJSON(), within)
    if (Array.isArray(value)) return value.map((entry) => mask(entry, within))
    return maskFields(value, (inner) => mask(inner, within))
  }

  function maskFields(fields: object, maskValue = (value: unknown) => value) {
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        maskText(name),
        secretField.test(name) ? masked : maskValue(value),
      ]),
    )
  }

  return { mask: (value: unknown) => mask(value), maskFields }
}

/** Secret settings, and the passwords in those that are addresses, in each spelling. */
function listKnown(secrets: readonly string[]): string[] {
  const encoded = secrets.map((value) => URL.parse(value)?.password ?? '')
  const passwords = encoded.map((text) => decode(text))
  const spellings = [...secrets, ...encoded, ...passwords].flatMap((value) => [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
  ])
  return spellings.filter((value) => value.length >= shortest)
}

/** One line of JSON for each event, with the request's id and without secrets. */
export function logOptions(
  logLevel: Env['logLevel'],
  secrets: Env['secrets'],
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  const { mask, maskFields } = createMask(secrets)
  return {
    level: logLevel,
    // `*` matches each field in its written form, without its name.
    redact: {
      paths: ['*', ...secretNames],
      censor: (value, [name]) => (typeof name === 'string' ? masked : mask(value)),
    },
    formatters: { log: (fields) => maskFields(fields) },
    serializers: { req: describeRequest },
  }
}

function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: request.url,
    host: request.host,
    remoteAddress: readAddress(request),
    remotePort: request.socket.remotePort,
  }
}

/**
 * The id of a request in logs and in `X-Request-Id`. Only a trusted proxy, or a page that calls from this
 * process, may set it.
 */
export function requestIdOf(trustProxy: string[]): (request: IncomingMessage) => string {
  const isProxy = compile(trustProxy)
  const newId = countingIds()
  const isTrusted = (socket: Socket) =>
    !(socket instanceof Socket) || isProxy(socket.remoteAddress ?? '', 0)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isName = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    return isName && isTrusted(socket) ? given : newId()
  }
}

/** Ids that look random; only their last group counts up, which is cheaper than generating each. */
function countingIds(): () => string {
  const process = randomUUID().slice(0, -12)
  let count = 0
  return () => process + (++count).toString(16).padStart(12, '0')
}

/** Version, trace id, parent id and flags as in W3C Trace Context; neither id is all zeros. */
const trace = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace of a request, for its log lines. */
export function traceOf({ headers: { traceparent } }: IncomingMessage): { traceparent?: string } {
  return typeof traceparent === 'string' && trace.test(traceparent) ? { traceparent } : {}
}
