import { isIP } from 'node:net'
import { z } from 'zod'
import { isDecodable } from '../contract/text/is-decodable.ts'

const port = 'must be a port number from 0 to 65535'
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

/** Addresses are appended to it, so it has no path, and it is shown to visitors, so it has no password. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin like https://example.com, without a path, name or password')
  .transform((url) => new URL(url).origin)

export const postgresAddress = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address like postgres://user:password@host:5432/database',
  })
  .refine(isDecodable, 'must have each % that is not a code of its own written as %25')

export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, port)
  .transform(Number)
  .refine((number) => number <= 65_535, port)

export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((text) => text === 'true')

/** A whole number from 1. */
export function wholeNumber(max: number, message: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,3}$/, message)
    .transform(Number)
    .refine((number) => number <= max, message)
}

/** A whole number from 0. */
export function wholeNumberOrNone(max: number, message: string) {
  return z
    .string()
    .regex(/^(0|[1-9]\d{0,3})$/, message)
    .transform(Number)
    .refine((number) => number <= max, message)
}

/** A complete address, with its path and query; a token has a separate setting. */
export const callAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://cdn.example/purge' })
  .refine((url) => {
    const { username, password } = new URL(url)
    return username === '' && password === ''
  }, 'must have neither a name nor a password')

/** Characters that can stand in a header after `Bearer`. */
export const bearerToken = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs of ASCII without spaces')

/** Texts separated by commas. */
export function listOf(accepts: (item: string) => boolean, message: string) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((items) => items.every(accepts), message)
}

export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

export function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
