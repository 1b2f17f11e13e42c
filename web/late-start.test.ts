import { expect, it } from 'vitest'
import { holdScripts } from './late-start.ts'

const scripts = '<script nonce="n1" type="module" async="">import "/assets/page.js"</script>'
const page = `<html><head><link rel="modulepreload" href="/assets/page.js"/><link rel="stylesheet" href="/assets/a.css"/></head><body><main></main>${scripts}</body></html>`

it('holds the scripts of a page as text that still carries the nonce', () => {
  const held = holdScripts(page, 'n1')
  expect(held).not.toContain('modulepreload" href')
  expect(held).not.toContain('type="module"')
  expect(held).toContain(
    '<script nonce="n1" type="text/plain" id="held-scripts">import "/assets/page.js"</script>',
  )
  expect(held).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
})

it('ends the page with what puts them in place', () => {
  const [, starter] = holdScripts(page, 'n1').split('<main></main>')
  expect(starter).toMatch(
    /<script nonce="n1">\(function startLate[\s\S]*\)\(\["\/assets\/page\.js"\]\)/,
  )
  expect(starter).toMatch(/<\/script><\/body><\/html>$/)
})
