import { expect, it } from 'vitest'
import { english } from '../../words/en.ts'
import { tamil } from '../../words/ta.ts'
import { renderNotice } from './render-notice.ts'

const notice = { text: 'Closed', textTa: '', link: '', from: null, until: null }

it('a notice lets no word out of its place', () => {
  const hostile = `"><script>alert(1)</script>&`
  const html = renderNotice(
    { ...notice, text: hostile, textTa: hostile, link: `/${hostile}` },
    english,
    'n',
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toContain('">&lt;script')
  expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')
})

it('a notice keeps an amount in one line with its unit', () => {
  const html = renderNotice({ ...notice, text: '₹20 off 1 L' }, english, 'n')
  expect(html).toContain('>₹20 off 1\u00a0L<')
})

it('a notice marks its script as ours, and is a link only where there is one', () => {
  expect(renderNotice(notice, english, 'n')).toContain('<script nonce="n">')
  expect(renderNotice(notice, english, 'n')).not.toContain('<a ')
  expect(renderNotice({ ...notice, link: '/products' }, english, 'n')).toContain(
    '<a href="/products"',
  )
})

it('a notice says on a Tamil page what it says in Tamil, or else marks the English', () => {
  const inTamil = renderNotice({ ...notice, text: 'Closed', textTa: 'விடுமுறை' }, tamil, 'n')
  expect(inTamil).toContain('<span lang="ta" class="block md:inline">விடுமுறை</span>')
  expect(inTamil).not.toContain('>Closed<')
  expect(renderNotice({ ...notice, text: 'Closed', textTa: '' }, tamil, 'n')).toContain(
    '<span lang="en" class="block md:inline">Closed</span>',
  )
})
