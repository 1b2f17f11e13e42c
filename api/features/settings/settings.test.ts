import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliveryMessages } from '../../../contract/delivery/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { defaultSettings } from '../../../contract/settings/defaults.ts'
import { settingsLimits } from '../../../contract/settings/limits.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import { settingsSchema, settingsUpdateSchema } from '../../../contract/settings/settings.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { settingsRepository } from './repository.ts'

const open = { opens: '09:00', closes: '13:00' }
const later = { opens: '16:00', closes: '24:00' }

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  }))

/** Settings that are rejected, each with the field that says why. */
const rejected: [settings: object, field: string][] = [
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ tagline: 'x'.repeat(121) }, 'tagline'],
  [{ phone: '98765 4321O' }, 'phone'],
  [{ phone2: '12345' }, 'phone2'],
  [{ phone2: '+1234567' }, 'phone2'],
  [{ whatsapp: '098765 4321' }, 'whatsapp'],
  [{ whatsapp: '1'.repeat(16) }, 'whatsapp'],
  [{ email: 'nobody' }, 'email'],
  [{ phone: `123456${' '.repeat(100)}7` }, 'phone'],
  [{ email: `${'x'.repeat(254)}@example.com` }, 'email'],
  [{ instagram: 'javascript:alert(1)' }, 'instagram'],
  [{ facebook: 'http://example.com' }, 'facebook'],
  [{ youtube: 'https://example.com/ x' }, 'youtube'],
  [{ mapUrl: 'https://user:secret@example.com' }, 'mapUrl'],
  // The policy of every page contains this host.
  [{ mapUrl: 'https://example.com;sandbox' }, 'mapUrl'],
  [{ mapUrl: 'https://example.com,default-src' }, 'mapUrl'],
  [{ mapUrl: 'https://*' }, 'mapUrl'],
  [{ creditUrl: 'ftp://example.com' }, 'creditUrl'],
  [{ hours: 'always' }, 'hours'],
  [{ hours: { monday: [open] } }, 'hours'],
  [{ hours: { monday: null } }, 'hours'],
  [{ hours: { mon: [open], tuesday: [open] } }, 'hours'],
  [{ story: { heading: 'Oil' } }, 'story'],
  [{ label: { fssaiNumber: '12419001000123' } }, 'label'],
  [{ priceList: { heading: 'Prices' } }, 'priceList'],
  [{ delivery: { areas: [] } }, 'delivery'],
  [{ hours: { mon: [open, open] } }, 'hours.mon'],
  [{ hours: { mon: [later, open] } }, 'hours.mon'],
  [{ hours: { sun: [open, later, later] } }, 'hours.sun'],
  [{ hours: { sun: [{ opens: '21:00', closes: '02:00' }] } }, 'hours.sun'],
  [{ hours: { sun: [{ opens: '9:00', closes: '12:00' }] } }, 'hours.sun'],
  [{ hours: { sun: [{ opens: '09:00', closes: '24:01' }] } }, 'hours.sun'],
  [{ specialDays: [{ ...days(1)[0], spans: [later, open] }] }, 'specialDays.0.spans'],
  [{ specialDays: [...days(1), ...days(1)] }, 'specialDays.1.date'],
  [{ specialDays: days(61) }, 'specialDays'],
  [{ specialDays: [{ date: '2027-02-30' }] }, 'specialDays.0.date'],
  [{ answers: [{ question: ' ', answer: 'By UPI' }] }, 'answers.0.question'],
  [{ answers: [{ question: 'How do I pay?' }] }, 'answers.0.answer'],
  [{ answers: [{ question: 'x'.repeat(81), answer: 'y' }] }, 'answers.0.question'],
  [{ answers: [{ question: 'x', answer: 'y'.repeat(601) }] }, 'answers.0.answer'],
  [{ answers: [{ question: 'x', answer: 'y', short: 'z'.repeat(61) }] }, 'answers.0.short'],
  [{ answers: Array(13).fill({ question: 'x', answer: 'y' }) }, 'answers'],
  [{ notice: { text: '' } }, 'notice.text'],
  [{ notice: { text: 'Open', link: 'javascript:alert(1)' } }, 'notice.link'],
  [{ notice: { text: 'Open', link: '//example.com' } }, 'notice.link'],
  // A browser removes the line break.
  [{ notice: { text: 'Open', link: '/\n/example.com' } }, 'notice.link'],
  [{ notice: { text: 'Open', link: 'http://example.com' } }, 'notice.link'],
  [{ notice: { text: 'Open', from: 'tomorrow' } }, 'notice.from'],
  [{ notice: { text: 'Open', from: '2027-01-02T00:00:00' } }, 'notice.from'],
  // In UTC this is in the year 10000.
  [{ notice: { text: 'Open', until: '9999-12-31T23:00:00-05:30' } }, 'notice.until'],
  [
    { notice: { text: 'Open', from: '2027-01-02T00:00:00Z', until: '2027-01-02T00:00:00Z' } },
    'notice.until',
  ],
  [{ story: { facts: Array(settingsLimits.facts + 1).fill({ figure: '1' }) } }, 'story.facts'],
  [{ story: { benefits: [{ title: '', text: 'Blank' }] } }, 'story.benefits.0.title'],
  [{ story: { heroLine: 'x'.repeat(61) } }, 'story.heroLine'],
  [{ shortName: 'x'.repeat(25) }, 'shortName'],
  [{ mapUrl: 'Annur' }, 'mapUrl'],
  [{ story: { aboutText: 'x'.repeat(settingsLimits.aboutText + 1) } }, 'story.aboutText'],
  [{ label: { fssai: '3'.repeat(14) } }, 'label.fssai'],
  [{ label: { fssai: '1'.repeat(13) } }, 'label.fssai'],
  [{ label: { careEmail: `${'x'.repeat(254)}@example.com` } }, 'label.careEmail'],
  [{ label: { carePhone: 'none' } }, 'label.carePhone'],
  [{ label: { carePhone: '123456' } }, 'label.carePhone'],
  [{ label: { fssaiUntil: '2027-02-29' } }, 'label.fssaiUntil'],
  [{ label: { fssaiFeeDue: 'soon' } }, 'label.fssaiFeeDue'],
  [{ label: 'text' }, 'label'],
  [{ hours: { mon: 'always' } }, 'hours.mon'],
  [{ priceList: { title: 'x'.repeat(61) } }, 'priceList.title'],
  [{ priceList: { hideOutOfStock: 'perhaps' } }, 'priceList.hideOutOfStock'],
]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  beforeEach(() => api.db.deleteFrom('shop_settings').execute())
  afterAll(() => api.close())

  const read = () => api.call('GET', apiPaths.settings)
  const put = (payload: object, headers = {}) =>
    api.callAsAdmin('PUT', apiPaths.settings, { payload, headers })
  const putText = (payload: string) => put(payload as never, { 'content-type': 'application/json' })
  const history = async () => (await api.callAsAdmin('GET', apiPaths.settingsHistory)).json().data

  it('the settings of the shop come from the variables until somebody saves others', async () => {
    const { statusCode, headers, body } = await read()
    const { data } = JSON.parse(body)
    expect(statusCode).toBe(200)
    expect(data).toMatchObject({ ...defaultSettings(api.env.shop), version: 0 })
    expect(settingsSchema.parse(data)).toEqual(data)
    expect(headers.etag).toMatch(/^"v0-/)
    expect(await history()).toEqual([])
  })

  it('the settings of the shop change field by field, an object as a whole, and go back to the default by null', async () => {
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
    const { hours, name } = defaultSettings(api.env.shop)
    expect(cleared.json().data).toMatchObject({ version: 3, hours, name, phone: '+91 422 1234567' })
  })

  it('The shop is without what is saved as blank, and has what the variables say again by null', async () => {
    const without = { phone2: '', email: ' ', address: '', mapUrl: '', instagram: '', facebook: '' }
    const blank = { ...without, youtube: '', creditName: '', creditUrl: '' }
    expect((await put(blank)).json().data).toMatchObject({ ...blank, email: '' })
    const fields = Object.keys(blank)
    const back = await put(Object.fromEntries(fields.map((field) => [field, null])))
    const { phone2, email, mapUrl, creditUrl } = api.env.shop
    expect(back.json().data).toMatchObject({ phone2, email, mapUrl, creditUrl })
    for (const field of ['name', 'phone', 'whatsapp'])
      expect((await put({ [field]: '' })).json().errors).toHaveProperty(field)
  })

  it('Lines that only part the old name are dropped with it', async () => {
    await put({ name: 'Vaagai Oils', shortName: 'Vaagai', nameLine: 'Oils' })
    const form = { name: 'Chekku', shortName: 'Vaagai', nameLine: 'Oils' }
    const renamed = { name: 'Chekku', shortName: '', nameLine: '' }
    expect((await put(form)).json().data).toMatchObject(renamed)
    await put({ shortName: 'C', nameLine: 'of Annur' })
    const own = { name: 'Oils', shortName: 'C', nameLine: 'of Annur' }
    expect((await put({ name: 'Oils' })).json().data).toMatchObject(own)
  })

  it('A list of the story is the words of the site where it is absent, and nothing where it is empty', async () => {
    const fact = { figure: '1990', figureTa: '', text: 'since', textTa: '' }
    const saved = await put({ story: { facts: [fact], oils: [], benefits: null } })
    const { story } = saved.json().data
    expect(story).toMatchObject({ facts: [fact], oils: [] })
    expect(story).not.toHaveProperty('benefits')
    const { facts } = (await put({ story: null })).json().data.story
    expect(facts).toBeUndefined()
  })

  it('A map is taken as people paste it, but for a short link', async () => {
    const { mapUrl } = (await put({ mapUrl: '11.235, 77.105' })).json().data
    expect(mapUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)
    const short = await put({ mapUrl: 'https://maps.app.goo.gl/AbCd' })
    expect(short.json().errors).toEqual({ mapUrl: settingsMessages.map })
  })

  it('the settings of the shop show a change with the very next request, whatever was cached', async () => {
    const { headers } = await read()
    await put({ tagline: 'Pressed in wood' })
    const next = await api.call('GET', apiPaths.settings, {
      headers: { 'if-none-match': headers.etag },
    })
    expect(next.statusCode).toBe(200)
    expect(next.json().data.tagline).toBe('Pressed in wood')
  })

  it('the settings of the shop remember every version, and come back by what one held', async () => {
    await put({ name: 'First' })
    await put({ name: 'Second', notice: { text: 'Closed for Pongal' } })
    const [second, first] = await history()
    expect(second).toMatchObject({ version: 2, savedBy: 'Test Administrator' })
    expect(first.settings).toEqual({ ...defaultSettings(api.env.shop), name: 'First' })
    const oldest = await api.callAsAdmin('GET', '/settings/1')
    expect(oldest.json().data).toEqual(first)
    const restored = await put(oldest.json().data.settings)
    expect(restored.json().data).toMatchObject({ version: 3, name: 'First', notice: null })
    for (const version of ['4', '0', 'x'])
      expect((await api.callAsAdmin('GET', `/settings/${version}`)).statusCode).toBe(404)
  })

  it('the settings of the shop keep the rules of delivery as a whole, back to none by null, and what a version held', async () => {
    const zone = {
      name: 'Coimbatore',
      prefixes: ['641'],
      slabs: [{ upTo: 5000, charge: 60 }],
      days: [1, 2],
    }
    const saved = (await put({ delivery: { packing: 5, zones: [zone] } })).json().data
    expect(saved.delivery).toMatchObject({ packing: 5, zones: [zone], note: '', noteTa: '' })
    const cleared = (await put({ delivery: null })).json().data
    expect(cleared.delivery).toEqual(defaultSettings(api.env.shop).delivery)
    const { settings } = (await api.callAsAdmin('GET', '/settings/1')).json().data
    expect((await put(settings)).json().data.delivery).toEqual(saved.delivery)
  })

  it('the settings of the shop keep the answers as a whole, in their order, back to none by null', async () => {
    const pay = { question: 'How do I pay?', answer: 'By UPI.\nOr in cash.', short: 'UPI or cash' }
    const keep = { question: 'How long does it keep?', answer: 'A year.', answerTa: 'ஒரு வருடம்.' }
    const blank = { questionTa: '', answerTa: '', short: '', shortTa: '' }
    const answersOf = async (sent: object) => (await put(sent)).json().data.answers
    expect(await answersOf({ answers: [pay, keep] })).toEqual([
      { ...blank, ...pay },
      { ...blank, ...keep },
    ])
    expect(await answersOf({ answers: [keep] })).toHaveLength(1)
    expect(await answersOf({ answers: null })).toEqual([])
  })

  it('the settings of the shop reject a zone without a beginning, or with one that another has, where it was typed', async () => {
    const zone = {
      name: 'Coimbatore',
      prefixes: ['641'],
      slabs: [{ upTo: 1, charge: 0 }],
      days: [0, 0],
    }
    const { taken, noPrefix } = deliveryMessages
    for (const [prefixes, message] of [
      [['641'], taken('641', 'Coimbatore')],
      [[], noPrefix],
    ]) {
      const other = { ...zone, name: 'Erode', prefixes }
      const response = await put({ delivery: { zones: [zone, other] } })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ 'delivery.zones.1.prefixes': message })
    }
  })

  it('the settings of the shop stay as they were saved, whatever the variables say later', async () => {
    const { name, phone } = defaultSettings(api.env.shop)
    await put({ name, phone })
    await put({ phone: null })
    const [row] = await settingsRepository(api.db).list({ page: 1, limit: 1 })
    expect(row?.config).toEqual({ name })
  })

  it('the settings of the shop are listed a part at a time where that is asked for', async () => {
    for (let count = 1; count <= 5; count++) await put({ name: `Name ${count}` })
    const read = async (query: object) =>
      await api.callAsAdmin('GET', apiPaths.settingsHistory, { query: query as never })
    const versions = (await read({ page: 2, limit: 2 })).json().data
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2])
    expect((await read({ page: 4, limit: 2 })).json().data).toEqual([])
    for (const limit of [0, 101, 'x'])
      expect((await read({ limit })).json().errors).toHaveProperty('limit')
  })

  it('the settings of the shop are saved over what the client has seen, and nothing else', async () => {
    const { headers } = await read()
    expect((await put({ name: 'Mine' }, { 'if-match': headers.etag })).statusCode).toBe(200)
    expect((await put({ name: 'Theirs' }, { 'if-match': headers.etag })).statusCode).toBe(412)
    expect((await read()).json().data.name).toBe('Mine')
  })

  it('the settings of the shop stand in the log path by path', async () => {
    await put({ label: { fssai: '1241 9001 0001 23' } })
    const { data } = (await api.callAsAdmin('GET', '/audit-log?entity=settings')).json()
    expect(data[0]).toMatchObject({
      action: 'update',
      before: { 'label.fssai': '' },
      after: { 'label.fssai': '12419001000123' },
    })
  })

  it('the settings of the shop tell staff alone when the fee of the registration is due', async () => {
    const dates = { fssaiUntil: '2027-03-31', fssaiFeeDue: '2027-01-31' }
    const saved = await put({ label: dates })
    expect(saved.json().data.label).toMatchObject(dates)
    const forStaff = await api.callAsAdmin('GET', apiPaths.settings)
    expect(forStaff.json().data.label).toMatchObject(dates)
    for (const response of [await read(), await read()]) {
      expect(response.json().data.label.fssaiUntil).toBe(dates.fssaiUntil)
      expect(response.json().data.label).not.toHaveProperty('fssaiFeeDue')
    }
    const tag = String(forStaff.headers.etag)
    expect((await put({ tagline: 'New' }, { 'if-match': tag })).statusCode).toBe(200)
    expect((await history())[0].settings.label.fssaiFeeDue).toBe(dates.fssaiFeeDue)
  })

  it('the settings of the shop keep days in order and instants in UTC', async () => {
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

  it.each(rejected)('the settings of the shop reject %j at %s', async (payload, field) => {
    const response = await put(payload)
    expect(response.statusCode).toBe(400)
    // The message is in everyday words, not Zod's.
    expect(response.json().errors).toHaveProperty([field], expect.not.stringContaining('Invalid'))
    expect((await read()).json().data.version).toBe(0)
  })

  it('the settings of the shop keep a phone number as it is typed, and the short one that was stored before', async () => {
    const typed = { phone: '098765-43210', phone2: 'tel:+919876543210', whatsapp: '௯௮௭௬௫ ௪௩௨௧௦' }
    const saved = { ...typed, phone2: '+919876543210' }
    expect((await put(typed)).json().data).toMatchObject(saved)
    const config = JSON.stringify({ phone: '234567', label: { carePhone: '+234 567' } })
    await api.db.updateTable('shop_settings').set({ config }).execute()
    const { phone, label } = (await put({ tagline: 'Pressed in wood' })).json().data
    expect([phone, label.carePhone]).toEqual(['234567', '+234 567'])
  })

  const limit = settingsLimits
  const long = (length: number) => 'எ'.repeat(length)
  const atLimits = {
    name: long(limit.name),
    tagline: long(limit.tagline),
    address: long(limit.address),
    phone: '+12345678',
    phone2: '+1 2 3 4 5 6 7 8 9 0 1 2 3 4 5',
    email: 'a@b.example',
    instagram: `https://example.com/${'x'.repeat(limit.webAddress - 20)}`,
    creditUrl: 'http://example.com',
    hours: {
      mon: [{ opens: '00:00', closes: '24:00' }],
      tue: [],
      wed: [open, later],
      thu: [{ ...open }, { opens: open.closes, closes: '24:00' }],
      fri: [],
      sat: [],
      sun: [],
    },
    specialDays: days(limit.specialDays).map((day) => ({
      ...day,
      spans: [open, later],
      note: long(limit.note),
      noteTa: long(limit.note),
    })),
    notice: {
      text: long(limit.notice),
      textTa: long(limit.notice),
      link: '/products?sort=newest',
      from: '2028-02-29T18:30:00.000Z',
      until: '9999-12-31T23:59:59.000Z',
    },
    story: {
      heroTitle: long(limit.heroTitle),
      heroText: long(limit.heroText),
      aboutTitle: long(limit.aboutTitle),
      aboutText: long(limit.aboutText),
    },
  }

  it('the settings of the shop are taken up to their limits', async () => {
    const saved = await put(atLimits)
    expect(saved.json().data).toMatchObject(atLimits)
    expect((await read()).json().data).toMatchObject(atLimits)
  })

  it('the settings of the shop take a null or a blank within an object for its default', async () => {
    const saved = await put({
      hours: { mon: null, tue: [open] },
      notice: { text: ' Open ', textTa: null, link: null, from: null },
      specialDays: [{ date: '2028-02-29', spans: null, note: null }],
      label: { fssai: ' 1241 9001\t0001 23 ', fssaiUntil: null, careEmail: ' a@b.example ' },
    })
    const none = { textTa: '', link: '', from: null, until: null }
    expect(saved.json().data).toMatchObject({
      hours: { mon: [], tue: [open], wed: [] },
      notice: { text: 'Open', ...none },
      specialDays: [{ date: '2028-02-29', spans: [], note: '', noteTa: '' }],
      label: { fssai: '12419001000123', fssaiUntil: '', careEmail: 'a@b.example' },
    })
  })

  it.each(['null', '[]', '"x"', '{', '{"name":"x"'])(
    'the settings of the shop are rejected with %s as a whole',
    async (payload) => {
      const response = await putText(payload)
      expect(response.statusCode).toBe(400)
      expect((await read()).json().data.version).toBe(0)
    },
  )

  it('the settings of the shop ignore a field named __proto__ like any unknown one', async () => {
    const response = await putText('{"__proto__":{"name":"x"},"tagline":"Pressed in wood"}')
    expect(response.json().data).toMatchObject({
      name: 'Vaagai Wood-Pressed Oils',
      tagline: 'Pressed in wood',
    })
  })

  it('the settings of the shop answer no odd value with a 5xx', async () => {
    const odd = [null, true, 1, '', 'x', '\u0000', '\ud800', [], [null, null], {}, { mon: 1 }]
    const wrong = { length: 3, toString: 'x', constructor: { prototype: 'x' } }
    for (const field of Object.keys(settingsUpdateSchema.shape))
      for (const value of [...odd, { ...wrong }, [wrong]])
        for (const sent of [value, { text: value, from: value, mon: value, fssai: value }]) {
          const { statusCode, body } = await put({ [field]: sent })
          expect([200, 400], `${field} ${JSON.stringify(sent)} ${body}`).toContain(statusCode)
        }
    expect(settingsSchema.safeParse((await read()).json().data).success).toBe(true)
  })
})
