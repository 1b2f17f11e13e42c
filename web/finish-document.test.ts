import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { finishDocument } from './finish-document.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

it('the hashes are of the scripts that carry the nonce, and of those alone', () => {
  const page = '<link nonce="n1"><script nonce="n1">let a = 1</script><script>planted()</script>'
  const { html, scriptHashes } = finishDocument(page, { nonce: 'n1' })
  expect(scriptHashes).toEqual([hashOf('let a = 1')])
  expect(html).toBe('<link><script>let a = 1</script><script>planted()</script>')
})

it('a finished document has what loads modules in a template, and the counter at the end', () => {
  const link = '<link rel="modulepreload" href="/a.js"/>'
  const page = `<head>${link}</head><body><script nonce="n1" type="module" async="">import "/a.js"</script></body>`
  const counter = { script: 'count("</body>")', attributes: ' data-counts="$&"' }
  const { html, scriptHashes } = finishDocument(page, { nonce: 'n1', counter })
  expect(html).toContain(
    `<head></head><body><template>${link}<script type="module" async="">import "/a.js"</script></template><script>`,
  )
  expect(html).toMatch(/<script data-counts="\$&">count\("<\/body>"\)<\/script><\/body>$/)
  expect(scriptHashes).toHaveLength(3)
  expect(scriptHashes).toContain(hashOf(counter.script))
})
