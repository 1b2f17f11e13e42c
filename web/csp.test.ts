import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './csp.ts'

it('the content policy lets the API host serve pictures and responses, and nothing else', () => {
  const policy = contentSecurityPolicy([], {
    apiUrl: 'https://api.example',
    mapUrl: 'https://map.example/oil',
  })
  expect(policy).toContain("img-src 'self' data: blob: https://api.example;")
  expect(policy).toContain("connect-src 'self' https://api.example;")
  expect(policy).toContain('frame-src https://map.example;')
  expect(policy).toContain("script-src 'self';")
})
