import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, hashInlineScripts } from './csp.ts'

it('hashes the scripts that carry the nonce, and those alone', () => {
  const page = '<script nonce="n1">let a = 1</script><script>planted()</script>'
  const { html, scriptHashes } = hashInlineScripts(page, 'n1')
  const hash = createHash('sha256').update('let a = 1').digest('base64')
  expect(scriptHashes).toEqual([`'sha256-${hash}'`])
  expect(html).toBe('<script>let a = 1</script><script>planted()</script>')
})

it('lets the API host serve pictures and responses, and nothing else', () => {
  const policy = contentSecurityPolicy([], {
    apiOrigin: 'https://api.example',
    mapOrigin: 'https://map.example',
  })
  expect(policy).toContain("img-src 'self' data: blob: https://api.example;")
  expect(policy).toContain("connect-src 'self' https://api.example;")
  expect(policy).toContain('frame-src https://map.example;')
  expect(policy).toContain("script-src 'self';")
})
