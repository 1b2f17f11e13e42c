// @two-processes: a change is on the next request through the other; versions, `If-Match`.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { settingsSchema } from '../../../contract/settings.ts'
import { defaultSettings } from '../../../contract/settings-defaults.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

describe.each(engines)('the settings of the shop on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  beforeEach(() => api.db.deleteFrom('shop_settings').execute())
  afterAll(() => api.close())

  const read = () => api.call('GET', apiPaths.settings)
  const put = (payload: object, headers = {}) =>
    api.callAsAdmin('PUT', apiPaths.settings, { payload, headers })
  const history = async () => (await api.callAsAdmin('GET', apiPaths.settingsHistory)).json().data
  const open = { opens: '09:00', closes: '13:00' }
  const later = { opens: '16:00', closes: '24:00' }

  it('are what the variables say before somebody saves others', async () => {
    const { statusCode, headers, body } = await read()
    const { data } = JSON.parse(body)
    expect(statusCode).toBe(200)
    expect(data).toMatchObject({ ...defaultSettings(api.env.site), version: 0 })
    expect(settingsSchema.parse(data)).toEqual(data)
    expect(headers.etag).toMatch(/^"v0-/)
    expect(await history()).toEqual([])
  })

  it('change field by field, an object as a whole, and back to the default by null', async () => {
    await put({ phone: ' +91 422 1234567 ', hours: { mon: [open, later], tue: [open] } })
    const second = await put({ name: 'Chekku', hours: { wed: [open] }, unknown: 'ignored' })
    const none = { mon: [], tue: [], thu: [], fri: [], sat: [], sun: [] }
    expect(second.json().data).toMatchObject({
      version: 2,
      name: 'Chekku',
      phone: '+91 422 1234567',
      hours: { ...none, wed: [open] },
    })
    expect((await read()).json()).toEqual(second.json())
    const cleared = await put({ hours: null, name: null })
    const { hours, name } = defaultSettings(api.env.site)
    expect(cleared.json().data).toMatchObject({ version: 3, hours, name, phone: '+91 422 1234567' })
  })

  it('show a change with the very next request, whatever was cached', async () => {
    const { headers } = await read()
    await put({ tagline: 'Pressed in wood' })
    const next = await api.call('GET', apiPaths.settings, {
      headers: { 'if-none-match': headers.etag },
    })
    expect(next.statusCode).toBe(200)
    expect(next.json().data.tagline).toBe('Pressed in wood')
  })

  it('remember every version, and come back by what one held', async () => {
    await put({ name: 'First' })
    await put({ name: 'Second', notice: { text: 'Closed for Pongal' } })
    const [second, first] = await history()
    expect(second).toMatchObject({ version: 2, savedBy: 'Test Administrator' })
    expect(first.settings).toEqual({ ...defaultSettings(api.env.site), name: 'First' })
    const one = await api.callAsAdmin('GET', '/settings/1')
    expect(one.json().data).toEqual(first)
    const restored = await put(one.json().data.settings)
    expect(restored.json().data).toMatchObject({ version: 3, name: 'First', notice: null })
    const rows = await api.db.selectFrom('shop_settings').select('config').execute()
    // What is as the variables say goes on following them.
    expect(rows.map(({ config }) => config)).toContain('{"name":"First"}')
    for (const version of ['4', '0', 'x'])
      expect((await api.callAsAdmin('GET', `/settings/${version}`)).statusCode).toBe(404)
  })

  it('are saved over what was seen, and nothing else', async () => {
    const { headers } = await read()
    expect((await put({ name: 'Mine' }, { 'if-match': headers.etag })).statusCode).toBe(200)
    expect((await put({ name: 'Theirs' }, { 'if-match': headers.etag })).statusCode).toBe(412)
    expect((await read()).json().data.name).toBe('Mine')
  })

  it('stand in the log path by path', async () => {
    await put({ label: { fssai: '1241 9001 0001 23' } })
    const { data } = (await api.callAsAdmin('GET', '/audit-log?entity=settings')).json()
    expect(data[0]).toMatchObject({
      action: 'update',
      before: { 'label.fssai': '' },
      after: { 'label.fssai': '12419001000123' },
    })
  })

  it('keep days in order and instants in UTC', async () => {
    const day = (date: string) => ({ date, spans: [], note: 'Pongal', noteTa: 'பொங்கல்' })
    const from = '2027-01-10T00:00:00+05:30'
    const { data } = (
      await put({
        specialDays: [day('2027-01-15'), day('2027-01-14')],
        notice: { text: 'Closed', from },
      })
    ).json()
    expect(data.specialDays.map(({ date }: { date: string }) => date)).toEqual([
      '2027-01-14',
      '2027-01-15',
    ])
    expect(data.notice).toEqual({
      text: 'Closed',
      textTa: '',
      link: '',
      from: '2027-01-09T18:30:00.000Z',
      until: null,
    })
  })

  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    }))

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ tagline: 'x'.repeat(121) }, 'tagline'],
    [{ phone: '98765 4321O' }, 'phone'],
    [{ phone2: '12345' }, 'phone2'],
    [{ whatsapp: '1'.repeat(16) }, 'whatsapp'],
    [{ email: 'nobody' }, 'email'],
    [{ instagram: 'javascript:alert(1)' }, 'instagram'],
    [{ mapUrl: 'https://user:secret@example.com' }, 'mapUrl'],
    [{ hours: 'always' }, 'hours'],
    [{ hours: { mon: [open, open] } }, 'hours.mon'],
    [{ hours: { mon: [later, open] } }, 'hours.mon'],
    [{ hours: { sun: [open, later, later] } }, 'hours.sun'],
    [{ hours: { sun: [{ opens: '21:00', closes: '02:00' }] } }, 'hours.sun'],
    [{ hours: { sun: [{ opens: '9:00', closes: '12:00' }] } }, 'hours.sun.0.opens'],
    [{ specialDays: [...days(1), ...days(1)] }, 'specialDays.1.date'],
    [{ specialDays: days(61) }, 'specialDays'],
    [{ specialDays: [{ date: '2027-02-30' }] }, 'specialDays.0.date'],
    [{ notice: { text: '' } }, 'notice.text'],
    [{ notice: { text: 'Open', link: 'javascript:alert(1)' } }, 'notice.link'],
    [{ notice: { text: 'Open', link: '//example.com' } }, 'notice.link'],
    [
      { notice: { text: 'Open', from: '2027-01-02T00:00:00Z', until: '2027-01-02T00:00:00Z' } },
      'notice.until',
    ],
    [{ story: { aboutText: 'x'.repeat(limits.settings.aboutText + 1) } }, 'story.aboutText'],
    [{ label: { fssai: '3'.repeat(14) } }, 'label.fssai'],
    [{ priceList: { title: 'x'.repeat(61) } }, 'priceList.title'],
  ])('refuse %j at %s', async (payload, field) => {
    const answer = await put(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty([field])
    expect((await read()).json().data.version).toBe(0)
  })

  it('are closed to strangers but for those in force', async () => {
    for (const [method, path] of [
      ['PUT', '/settings'],
      ['GET', '/settings/history'],
      ['GET', '/settings/1'],
    ] as const)
      expect((await api.call(method, path, { payload: {} })).statusCode).toBe(401)
  })
})
