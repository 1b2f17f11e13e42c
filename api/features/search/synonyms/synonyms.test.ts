import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/messages.ts'
import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { emptyTables } from '../../../db/tables/rows.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { engines } from '../../../testing/database.ts'
import { insertSynonymSets } from '../../../testing/synonyms.ts'
import {
  changeCountAt,
  listProductChanges,
  readChangeCursor,
} from '../product-changes-repository.ts'

const { notFound, tooManySets, tooManyTerms, tooShort, tooLong, twice } = synonymMessages

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(() => emptyTables(api.db, ['synonyms', 'deleted_records']))

  const post = (payload: object, path = '/synonyms', headers = {}) =>
    api.callAsAdmin('POST', path, { payload, headers })
  const create = async (label: string, ...terms: string[]): Promise<Synonym> =>
    (await post({ label, terms })).json().data
  const put = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', `/synonyms/${id}`, { payload, headers })
  const remove = (id: string) => api.callAsAdmin('DELETE', `/synonyms/${id}`)
  const restore = (id: string) => post({}, `/synonyms/${id}/restore`)
  const list = async (): Promise<Synonym[]> =>
    (await api.callAsAdmin('GET', '/synonyms')).json().data
  const errorsOf = async (payload: object) => {
    const { _id } = await create('Sesame', 'til', 'எள்')
    const responses = [
      await post({ label: 'New', terms: ['new'], ...payload }),
      await put(_id, payload),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect(responses[0]?.json().errors).toEqual(responses[1]?.json().errors)
    return responses[0]?.json().errors
  }

  it('synonym sets are listed by label, whatever its case, and are for staff alone', async () => {
    const sesame = await create('sesame', 'til', 'எள்')
    const oil = await create('Oil', 'oil', 'எண்ணெய்')
    const zebra = await create('zebra', 'x y')
    expect(await list()).toEqual([oil, sesame, zebra])
    expect(sesame).toMatchObject({ label: 'sesame', terms: ['til', 'எள்'] })
    const found = await api.callAsAdmin('GET', `/synonyms/${oil._id}`)
    expect(found.json().data).toEqual(oil)
    const { etag } = found.headers
    const again = { headers: { 'if-none-match': String(etag) } }
    const path = `/synonyms/${oil._id}`
    expect((await api.callAsAdmin('GET', path, again)).statusCode).toBe(304)
    for (const address of ['/synonyms', path])
      expect((await api.call('GET', address)).statusCode).toBe(401)
  })

  it('synonym sets keep terms on one line, composed, in the order that they came in', async () => {
    const { terms } = await create(' Oil ', '  til\t\n oil ', 'எண்ணெய்', 'கொ'.normalize('NFD'))
    expect(terms).toEqual(['til oil', 'எண்ணெய்', 'கொ'.normalize('NFC')])
    const { _id, label } = (await list())[0] as Synonym
    expect(label).toBe('Oil')
    expect((await put(_id, { terms: ['b1', 'a1'] })).json().data.terms).toEqual(['b1', 'a1'])
  })

  it.each([
    ['no terms', [], synonymMessages.termsRequired],
    ['31 terms', Array.from({ length: 31 }, (_, n) => `term ${n}`), tooManyTerms],
    ['more terms than are compared', Array(20_000).fill('oil'), tooManyTerms],
    ['one letter', ['o'], tooShort],
    ['nothing', ['  '], tooShort],
    ['joiners alone', ['\u200d\u200c\u200d'], tooShort],
    ['one letter and a joiner', ['o\u200d'], tooShort],
    ['61 letters', ['எ'.repeat(61)], tooLong],
    ['a control character', ['o\u0001il'], messages.validation.controlCharacters],
    ['half a character', ['oil \ud800'], messages.validation.controlCharacters],
    ['a term twice', ['oil', 'oil'], twice('oil')],
    ['a term in another case', ['Öl', 'tel', 'öL'], twice('öL')],
    ['a term in another width', ['oil', 'ｏｉｌ'], twice('ｏｉｌ')],
    ['a decomposed vowel sign', ['கொப்பரை', 'கொப்பரை'.normalize('NFD')], twice('கொப்பரை')],
    ['a joiner within', ['எள்', 'எ\u200dள்'], twice('எ\u200dள்')],
    ['other spaces', ['til oil', 'til \u00a0\u3000oil'], twice('til oil')],
    ['no list', 'oil', synonymMessages.termsRequired],
  ])('synonym sets reject %s', async (_, terms, message) => {
    expect(await errorsOf({ terms })).toEqual({ terms: message })
  })

  it('synonym sets reject a label that is missing, invisible or too long, and a term that is no text', async () => {
    expect(await errorsOf({ label: ' \u200b' })).toEqual({ label: synonymMessages.labelRequired })
    expect(await errorsOf({ label: 'x'.repeat(61) })).toEqual({
      label: messages.validation.tooLong(60),
    })
    expect(await errorsOf({ terms: ['oil', 7] })).toEqual({ 'terms.1': messages.validation.text })
  })

  it('synonym sets take whatever else can be typed, to the last letter', async () => {
    const odd = ['%_', '\\', 'எள்oil', '🥥🥥', '"]', 'a,b', '<b>', 'x'.repeat(60), '௧௨', '--']
    const terms = [...odd.map((term) => term.padEnd(2, '\\')), 'எ\u200cஎ', 'drop table synonyms']
    expect((await create('🥥'.repeat(60), ...terms)).terms).toEqual(terms)
    expect(await list()).toMatchObject([{ label: '🥥'.repeat(60), terms }])
  })

  it('synonym sets are at most 300, however they come', { tags: ['two-processes'] }, async () => {
    const first = await create('First', 'first')
    await remove(first._id)
    const longest = Array.from({ length: 30 }, (_, n) => `${n}`.padEnd(60, 'எ'))
    await insertSynonymSets(api.db, synonymLimits.sets - 1, () => longest)
    const responses = await Promise.all([
      ...[1, 2, 3].map((n) => post({ label: `More ${n}`, terms: ['more'] })),
      restore(first._id),
    ])
    expect(responses.map(({ statusCode }) => Math.floor(statusCode / 100)).sort()).toEqual([
      2, 4, 4, 4,
    ])
    for (const response of responses.filter(({ statusCode }) => statusCode >= 400)) {
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({ success: false, message: tooManySets })
    }
    const all = await list()
    expect(all).toHaveLength(300)
    expect((await put(String(all[5]?._id), { label: 'Other' })).statusCode).toBe(200)
    await remove(String(all[7]?._id))
    expect((await post({ label: 'Last', terms: ['last'] })).statusCode).toBe(201)
  })

  it('synonym sets come back after a delete, once, as they were', async () => {
    const set = await create('Sesame', 'til', 'எள்')
    await remove(set._id)
    const gone = await api.callAsAdmin('GET', `/synonyms/${set._id}`)
    expect([gone.statusCode, gone.json().message]).toEqual([404, notFound])
    expect((await restore(set._id)).json().data).toMatchObject({
      _id: set._id,
      label: 'Sesame',
      terms: ['til', 'எள்'],
    })
    const again = await restore(set._id)
    expect([again.statusCode, again.json().message]).toEqual([404, notFound])
  })

  it('synonym sets are made once for one key', { tags: ['two-processes'] }, async () => {
    const headers = { 'idempotency-key': 'a key of my own' }
    const responses = [1, 2].map(() => post({ label: 'Oil', terms: ['oil'] }, '/synonyms', headers))
    const [first, second] = await Promise.all(responses)
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201])
    expect(second?.json()).toEqual(first?.json())
    const other = await post({ label: 'Oil', terms: ['tel'] }, '/synonyms', headers)
    expect(other.statusCode).toBe(409)
    expect(await list()).toHaveLength(1)
  })

  it('synonym sets are not overwritten by a client that saw them before', {
    tags: ['two-processes'],
  }, async () => {
    const { _id } = await create('Oil', 'oil')
    const tag = String((await api.callAsAdmin('GET', `/synonyms/${_id}`)).headers.etag)
    const headers = { 'if-match': tag }
    expect((await put(_id, { label: 'Oils' }, headers)).statusCode).toBe(200)
    expect((await put(_id, { label: 'Tel' }, headers)).statusCode).toBe(412)
    const stale = await api.callAsAdmin('DELETE', `/synonyms/${_id}`, { headers })
    expect(stale.statusCode).toBe(412)
    expect(await list()).toMatchObject([{ label: 'Oils', terms: ['oil'] }])
  })

  it('synonym sets are in the audit log, with what was changed', async () => {
    const { _id } = await create('Sesame', 'til')
    await put(_id, { terms: ['til', 'எள்'] })
    await remove(_id)
    await restore(_id)
    const query = { record: _id, entity: 'synonym' }
    const log = (await api.callAsAdmin('GET', '/audit-log', { query })).json().data
    const actions = log.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['restore', 'delete', 'update', 'create'])
    expect(log[2]).toMatchObject({
      record: { _id, name: 'Sesame' },
      before: { terms: '["til"]' },
      after: { terms: '["til","எள்"]' },
    })
  })

  const search = (tag?: string) =>
    api.call('GET', '/products?search=til', { headers: { 'if-none-match': tag ?? '' } })

  const changed = async (write: () => Promise<{ json(): { data?: Synonym | null } }>) => {
    const tag = String((await search()).headers.etag)
    expect((await search(tag)).statusCode).toBe(304)
    const since = await readChangeCursor(api.db)
    const { data } = (await write()).json()
    const until = await readChangeCursor(api.db)
    expect(changeCountAt(until)).toBeGreaterThan(changeCountAt(since))
    return { changes: await listProductChanges(api.db, since, until), id: data?._id }
  }

  it('a change of a synonym set makes what was found before stale, and says which set has changed', {
    tags: ['two-processes'],
  }, async () => {
    const made = await changed(() => post({ label: 'Sesame', terms: ['til'] }))
    const id = String(made.id)
    for (const { changes } of [
      made,
      await changed(() => put(id, { terms: ['til', 'எள்'] })),
      await changed(() => remove(id)),
      await changed(() => restore(id)),
    ])
      expect(changes).toEqual({
        products: [],
        categories: [],
        groups: [],
        images: [],
        synonyms: [id],
      })
  })
})
