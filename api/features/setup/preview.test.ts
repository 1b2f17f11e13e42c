import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountLimits } from '../../../contract/accounts/limits.ts'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { createTestApi, signInNewAdministrator, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

describe.each(engines)('on %s', { tags: ['two-processes'] }, (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  const open = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const { data } = (await api.call('POST', apiPaths.setupPreview, { headers })).json()
    return data.address.split('/').at(-1) as string
  }
  const ask = (code: string) => api.call('GET', fillPath(apiPaths.setupPreviewState, { code }))

  it('the preview of a closed shop is for staff, for twelve hours, and for no cache', async () => {
    expect((await api.call('POST', apiPaths.setupPreview)).statusCode).toBe(401)
    const response = await ask(await open(await signInNewAdministrator(api.db)))
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' })
    const left = Date.parse(response.json().data.until) - Date.now()
    expect(left).toBeGreaterThan(accountLimits.session.preview - 60_000)
    expect(left).toBeLessThanOrEqual(accountLimits.session.preview)
  })

  it('the preview of a closed shop ends with the session that made it, and with no other', async () => {
    const [mine, other] = await Promise.all([1, 2].map(() => signInNewAdministrator(api.db)))
    const codes = [await open(mine ?? ''), await open(other ?? '')]
    const headers = { authorization: `Bearer ${mine}` }
    await api.call('POST', apiPaths.logout, { headers })
    const answers = await Promise.all(codes.map(ask))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200])
  })

  it('the preview of a closed shop is needed in every process as soon as the shop is closed, behind caches too', async () => {
    const readAll = () => Promise.all([1, 2, 3, 4].map(() => api.call('GET', apiPaths.settings)))
    const isOpen = async () => (await readAll()).map((answer) => answer.json().data.isOpen)
    const [before] = await readAll()
    await api.callAsAdmin('PUT', apiPaths.setup, { payload: { isOpen: false } })
    await expect.poll(isOpen).toEqual([false, false, false, false])
    const headers = { 'if-none-match': String(before?.headers.etag) }
    const after = await api.call('GET', apiPaths.settings, { headers })
    expect(after.statusCode).toBe(200)
  })

  it('the preview of a closed shop takes no code that is made up, changed or put together of others', async () => {
    const code = await open(await signInNewAdministrator(api.db))
    const [id, end = '', signature = ''] = code.split('.')
    const [otherId] = (await open(await signInNewAdministrator(api.db))).split('.')
    const later = (Number.parseInt(end, 36) + 1).toString(36)
    for (const forged of [
      `${id}.${later}.${signature}`,
      `${otherId}.${end}.${signature}`,
      `${id}.${end}.${signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}`,
      `${id}.${end}.`,
      `${code}0`,
      code.toUpperCase(),
      '..',
      'preview',
    ])
      expect((await ask(forged)).statusCode, forged).toBe(404)
    expect((await ask(code)).statusCode).toBe(200)
  })
})
