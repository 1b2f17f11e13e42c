import { expect, it } from 'vitest'
import { renderNotice } from './render-notice.ts'

const notice = { text: 'Closed', textTa: '', link: '', from: null, until: null }

it('lets no word out of its place', () => {
  const hostile = `"><script>alert(1)</script>&`
  const html = renderNotice({ ...notice, text: hostile, textTa: hostile, link: `/${hostile}` }, 'n')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('">&lt;script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')
})

it('marks its script as ours, and is a link only where there is one', () => {
  expect(renderNotice(notice, 'n')).toContain('<script nonce="n">')
  expect(renderNotice(notice, 'n')).not.toContain('<a ')
  expect(renderNotice({ ...notice, link: '/products' }, 'n')).toContain('<a href="/products"')
})
