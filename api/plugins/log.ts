import type { IncomingMessage } from 'node:http'
import { unescape as decode } from 'node:querystring'
import type { FastifyServerOptions } from 'fastify'
import { apiPaths } from '../../contract/paths.ts'
import type { Env } from '../../env.ts'
import { createIds } from './request-ids.ts'

/** The settings that nobody may read in a log. */
export type Secrets = Partial<Pick<Env, 'databaseUrl' | 's3' | 'adminPassword'>>

const masked = '[masked]'
const tickets = apiPaths.backupDownload.replace(':ticket', '')
/** What is secret wherever it stands: tokens, passwords in fields and in addresses. */
const patterns: [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${masked}`],
  [/("\w*(?:password|token|secret|authorization|cookie)\w*":)"(?:[^"\\]|\\.)*"/gi, `$1"${masked}"`],
  [/(:\/\/[^\s/:@"]+:)[^\s/@"]+@/g, `$1${masked}@`],
  [/(X-Amz-Signature|X-Amz-Credential)=(?:[^&\s"\\]|\\.)+/gi, `$1=${masked}`],
  [new RegExp(`(${tickets})(?:[^/?\\s"\\\\]|\\\\.)+`, 'g'), `$1${masked}`],
]

/** A parameter of an address: its name and its value, as they stand in a line of JSON. */
const parameter = /([?&])([^=&?#\s"\\]+)=((?:[^&#\s"\\]|\\.)+)/g
const secretName = /token|password|ticket|secret|(?:^|[\W_]|api)(?:code|key)$/i

/** Takes secrets out of a line of the log, whatever way they got there. */
export function createMask({ databaseUrl, s3, adminPassword }: Secrets): (line: string) => string {
  const password = databaseUrl && decodeURIComponent(new URL(databaseUrl).password)
  const values = [databaseUrl, password, s3?.accessKeyId, s3?.secretAccessKey, adminPassword]
    .filter((value) => value !== undefined && value !== '')
    .map((value) => JSON.stringify(value).slice(1, -1))
  return (line) => {
    const safe = values.reduce((text, value) => text.replaceAll(value, masked), line)
    return patterns
      .reduce((text, [pattern, kept]) => text.replace(pattern, kept), safe)
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
  return logLevel !== 'silent' && { level: logLevel, hooks: { streamWrite: createMask(secrets) } }
}

/** A proxy that is trusted may have named the request already; everybody else's word is not taken. */
export function requestIds(trustProxy: string[]): (request: IncomingMessage) => string {
  const nextId = createIds()
  if (trustProxy.length === 0) return nextId
  return ({ headers }) => {
    const given = headers['x-request-id']
    return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : nextId()
  }
}
