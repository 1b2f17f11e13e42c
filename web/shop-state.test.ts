import { expect, it } from 'vitest'
import { findShopState, writePreviewCookie } from './shop-state.ts'

const answer = (status: number) => async () => new Response(null, { status })
const never = () => Promise.reject(new Error('no connection'))

it('an open shop is shown to everybody, and nobody is asked about a cookie', async () => {
  expect(await findShopState(true, 'preview=abc', never)).toBe('open')
})

it('a closed shop is shown to those alone whose preview the API knows', async () => {
  const asked: string[] = []
  const know = async ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return new Response()
  }
  for (const cookies of [
    'preview=a.b-c',
    'a=1; preview=a.b-c',
    'preview=a.b-c; b=2',
    '__Host-preview=a.b-c',
  ])
    expect(await findShopState(false, cookies, know)).toBe('preview')
  expect(new Set(asked)).toEqual(new Set(['/api/setup/preview/a.b-c']))
  for (const unknown of [answer(404), answer(500), never])
    expect(await findShopState(false, 'preview=a.b-c', unknown)).toBe('closed')
})

it('a cookie that is none asks the API for nothing', async () => {
  for (const cookies of [
    undefined,
    '',
    'preview=',
    'xpreview=abc',
    'preview=a/../b',
    'preview=a%2fb',
    `preview=${'a'.repeat(201)}`,
  ])
    expect(await findShopState(false, cookies, never)).toBe('closed')
})

it('the cookie of a preview is for the site alone, and for 12 hours', () => {
  const plain = 'preview=abc; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax'
  expect(writePreviewCookie('abc', 'http://localhost:3000')).toBe(plain)
  expect(writePreviewCookie('abc', 'https://oil.example')).toBe(`__Host-${plain}; Secure`)
})
