import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { expect, it } from 'vitest'
import { listStrictHeaders } from './headers.ts'

const nothing = ["'none'"]

function helmetFor(publicUrl: string, policy: 'same-origin' | 'cross-origin') {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: nothing,
        baseUri: nothing,
        formAction: nothing,
        frameAncestors: nothing,
      },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: policy },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
  })
  return setHeaders
}

it.each([
  ['https://oil.example', 'same-origin'],
  ['http://localhost:3000', 'cross-origin'],
] as const)(
  'the headers at %s of data for %s are those that Helmet sends',
  (publicUrl, embeddableBy) => {
    const set: Record<string, string> = {}
    const response = {
      setHeader: (name: string, value: string) => (set[name.toLowerCase()] = value),
      removeHeader: () => {},
    }
    const setHeaders = helmetFor(publicUrl, embeddableBy)
    setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => {})
    const { 'permissions-policy': _, ...headers } = listStrictHeaders(publicUrl, { embeddableBy })
    expect(headers).toEqual(set)
  },
)
