import { expect, it } from 'vitest'
import { holdScripts } from './held-scripts.ts'

it('leaves the scripts in the page as text that nothing asks for, with what puts them in place', () => {
  const page = [
    '<head><link rel="stylesheet" href="/a.css"/><link nonce="n1" rel="manifest" href="/m"/>',
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
    '</head><body><script nonce="n1">first()</script>',
    '<script nonce="n1" type="module" async="">import "/assets/a.js"</script></body>',
  ].join('')
  const html = holdScripts(page, 'n1')
  expect(html).not.toMatch(/modulepreload" href|type="module"/)
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/></head>')
  expect(html).toMatch(
    /^<head><script nonce="n1">\(.+\)\(\["\/assets\/a.js","\/assets\/b.js"\]\)<\/script><link/s,
  )
  expect(html).toContain('<script nonce="n1">first()</script>')
  expect(html).toContain(
    '<script nonce="n1" type="text/plain" id="held-scripts">import "/assets/a.js"</script>',
  )
})
