import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { unescape as decode } from 'node:querystring'
import { compile } from '@fastify/proxy-addr'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { apiPaths, pagePaths } from '../../../contract/paths.ts'
import type { Env } from '../../../env/env.ts'
import { readAddress } from '../../client-address.ts'

/** The settings that must not appear in a log. */
export type Secrets = Partial<
  Pick<Env, 'databaseUrl' | 'databaseListenUrl' | 's3' | 'adminPassword' | 'purgeToken'>
>

const masked = '[masked]'
/** Paths that end with what opens a file or a closed shop. */
const codes = [apiPaths.backupDownload, pagePaths.preview].map((path) => path.replace(/:.*/, ''))

/** JSON text up to one of these characters. A choice within the loop would take stack for each character. */
const textUpTo = (ends: string) => {
  const plain = `[^${ends}\\\\]`
  return `(?:${plain}|\\\\.)${plain}*(?:\\\\.${plain}*)*`
}

/** Masked wherever they occur: tokens, and passwords in fields and URLs. */
const patterns: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${masked}`],
  [/("recoveryCodes":)\[[^\][]*\]/g, `$1"${masked}"`],
  [/(:\/\/[^\s/:@"]+:)[^\s/@"]+@/g, `$1${masked}@`],
  [new RegExp(`(X-Amz-Signature|X-Amz-Credential)=${textUpTo('&\\s"')}`, 'gi'), `$1=${masked}`],
  [new RegExp(`(${codes.join('|')})${textUpTo('/?\\s"')}`, 'g'), `$1${masked}`],
  // A search for an order is for somebody's name or phone number.
  [new RegExp(`(${apiPaths.orders}(?:[/.][\\w./-]*)?\\?)${textUpTo('\\s"')}`, 'g'), `$1${masked}`],
  // PostgreSQL tells a row that it rejects, whatever it holds.
  [new RegExp(`(Failing row contains )${textUpTo('"')}`, 'g'), `$1${masked}`],
]

/** Shorter values occur by chance, in field names or numbers, and are not masked. */
const shortest = 6

/** A field of a log line; its name is tested afterwards, which keeps this expression fast. */
const field = new RegExp(`"([\\w-]+)":"(?:${textUpTo('"')})?"`, 'g')
const secretField = /password|token|secret|authorization|cookie/i

/** A query parameter, with its name and value as JSON escapes them. */
const parameter = new RegExp(`([?&])([^=&?#\\s"\\\\]+)=${textUpTo('&#\\s"')}`, 'g')
const secretName = /token|password|ticket|secret|(?:^|[\W_]|api)(?:code|key)$/i

/** Masks every secret in a log line. */
export function createMask(secrets: Secrets): (line: string) => string {
  const { databaseUrl, databaseListenUrl, s3, adminPassword, purgeToken } = secrets
  const urls = [databaseUrl, databaseListenUrl]
  const encoded = urls.map((url) => url && new URL(url).password)
  const passwords = encoded.map((text) => text && decodeURIComponent(text))
  const known = [
    ...urls,
    ...passwords,
    s3?.accessKeyId,
    s3?.secretAccessKey,
    adminPassword,
    purgeToken,
  ]
  const values = [...known, ...encoded, ...known.map((value) => value && encodeURIComponent(value))]
    .filter((value) => value !== undefined && value.length >= shortest)
    .map((value) => JSON.stringify(value).slice(1, -1))
  return (line) => {
    const safe = values.reduce((text, value) => text.replaceAll(value, masked), line)
    return patterns
      .reduce((text, [pattern, kept]) => text.replace(pattern, kept), safe)
      .replace(field, (all, name) => (secretField.test(name) ? `"${name}":"${masked}"` : all))
      .replace(parameter, (all, mark, name) =>
        secretName.test(decode(name)) ? `${mark}${name}=${masked}` : all,
      )
  }
}

/** One line of JSON for each event, with the request's id and without secrets. */
export function logOptions(
  logLevel: Env['logLevel'],
  secrets: Secrets,
): FastifyServerOptions['logger'] {
  if (logLevel === 'silent') return false
  return {
    level: logLevel,
    hooks: { streamWrite: createMask(secrets) },
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

/** Ids that look like random ones; the last of their groups counts, which costs less than chance. */
function countingIds(): () => string {
  const process = randomUUID().slice(0, -12)
  let count = 0
  return () => process + (++count).toString(16).padStart(12, '0')
}

/** Version, trace, its parent and flags, as W3C Trace Context writes them; neither id is all zeros. */
const trace = /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** The trace that a request is part of, for its lines in the log. */
export function traceOf({ headers: { traceparent } }: IncomingMessage): { traceparent?: string } {
  return typeof traceparent === 'string' && trace.test(traceparent) ? { traceparent } : {}
}
