import { expect, it } from 'vitest'
import { type ReceivedResponse, requireDescribed } from './description.ts'

const pagination = { page: 1, limit: 50, total: 0, pages: 0 }
const list = {
  method: 'GET',
  path: '/products?page=1',
  status: 200,
  headers: { etag: '"x"' },
  body: JSON.stringify({ success: true, data: [], pagination }),
}

it('a response that is as described passes', () => {
  requireDescribed(list)
  requireDescribed({ ...list, method: 'HEAD', body: '' })
  requireDescribed({ ...list, status: 304, body: '' })
  const body = JSON.stringify({ success: false, message: 'No' })
  requireDescribed({ ...list, method: 'DELETE', status: 405, headers: { allow: 'GET' }, body })
  requireDescribed({ ...list, path: '/nothing', status: 404, body })
})

it.each<[string, Partial<ReceivedResponse>]>([
  ['another status', { status: 418 }],
  ['a header that is missing', { headers: {} }],
  ['a field that is missing', { body: JSON.stringify({ success: true, data: [] }) }],
  [
    'a field too many',
    { body: JSON.stringify({ success: true, data: [], pagination, debug: true }) },
  ],
  ['a body beside 304', { status: 304 }],
  ['an unknown address that succeeds', { path: '/nothing' }],
  ['a method that is not there and succeeds', { method: 'DELETE' }],
  ['405 without Allow', { method: 'DELETE', status: 405, body: '{"success":false,"message":""}' }],
])('a response with %s does not pass', (_, change) => {
  expect(() => requireDescribed({ ...list, ...change })).toThrow(/the response \d+ /)
})
