import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userNameField } from '../../contract/accounts/auth.ts'
import { allergens } from '../../contract/labels/label.ts'
import { labelLimits } from '../../contract/labels/label-limits.ts'
import { limits } from '../../contract/limits.ts'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { priceRevisionLimits } from '../../contract/price-revisions/price-revision-terms.ts'
import { roundings } from '../../contract/price-revisions/price-rules.ts'
import { packUnits } from '../../contract/prices/unit-price.ts'
import { synonymLimits } from '../../contract/search/synonym-terms.ts'
import { settingsLimits } from '../../contract/settings/settings-limits.ts'
import { isCleanText } from '../../contract/text/clean-text.ts'
import { openDatabase } from '../db/database.ts'
import { createAdministrator } from '../features/auth/administrators.ts'
import { operator } from '../shared/author.ts'
import { engines } from '../testing/database.ts'
import { memoryDraft } from '../testing/memory-draft.ts'
import { makeForm } from '../testing/multipart.ts'
import { createTestSite, describeSite, signInAgain, type TestSite } from '../testing/site.ts'
import { toWeb } from './backup-storage.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore.ts'

const seed = Number(process.env.TEST_SEED ?? 1975)

/** Signs of one or two units, of many code points, composed and not, from right to left, and none at all. */
const signs = [
  ...['a', ' ', '\n', '\t', '"', '\\', "'", '%', '<b>', '=1', 'é', 'e\u0301', 'ß', 'İ', 'ﷺ', '㌀'],
  ...['🫒', '👨\u200d🌾', '🇮🇳', 'எண்ணெய்', 'க\u0bc6\u0bbe', '\u0958', '\u1112\u1161\u11ab', '𝒳'],
  ...[
    '\u202e',
    '\u200f',
    '\u200b',
    '\ufeff',
    '\u0300\u0301\u0302',
    '\u{10ffff}',
    '\ue000',
    '\u2028',
  ],
]
/** What no text may hold. */
const foul = ['\0', '\u0007', '\ud83e', '\udd52', '\ufffd']
const sign = fc.constantFrom(...signs)

function textOf(max: number): fc.Arbitrary<string> {
  const long = (...beyond: number[]) =>
    fc
      .tuple(sign, fc.constantFrom(...beyond))
      .map(([one, more]) => one.repeat((max + more) / [...one.normalize('NFC')].length))
  const few = fc.array(sign, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
  const any = fc.string({ unit: 'binary', minLength: 1, maxLength: max })
  return fc.oneof(
    { weight: 9, arbitrary: few },
    { weight: 6, arbitrary: any.filter(isCleanText) },
    { weight: 6, arbitrary: long(0, -1) },
    { weight: 1, arbitrary: long(1) },
    { weight: 1, arbitrary: fc.tuple(sign, fc.constantFrom(...foul)).map((both) => both.join('')) },
  )
}

const { product, category, gallery, nav, user } = limits
const price = fc.integer({ min: 0, max: product.maxPrice * 100 }).map((paise) => paise / 100)
const order = fc.double({ ...limits.order, noNaN: true, noDefaultInfinity: true })

/** Three decimals, as much as is stored. */
const pack = {
  packAmount: fc.integer({ min: 1, max: limits.pack.amount.max * 1000 }).map((n) => n / 1000),
  packUnit: fc.constantFrom(...packUnits),
  packCount: fc.integer(limits.pack.count),
  packMass: fc.option(fc.integer(limits.pack.mass), { nil: '' }),
  packCost: fc.integer({ min: 0, max: limits.pack.cost.max * 100 }).map((paise) => paise / 100),
}

/** Everything that can be written; the number picks one of the categories that there are. */
const write = fc.oneof(
  fc.record({
    to: fc.constant(apiPaths.categories),
    body: fc.record({ name: textOf(category.name), order, showInNav: fc.boolean() }),
  }),
  fc.record({
    to: fc.constant(apiPaths.products),
    body: fc.record({
      ...{ name: textOf(product.name), description: textOf(product.description), price },
      ...{
        size: textOf(product.size),
        benefits: textOf(product.benefits),
        nameTa: textOf(product.nameTa),
        category: fc.constant(''),
        ...pack,
      },
    }),
  }),
  fc.record({
    to: fc.constant(apiPaths.productGroups),
    body: fc.record({
      ...{ name: textOf(limits.productGroup.name), nameTa: textOf(limits.productGroup.name) },
      order,
      label: fc.record({
        genericName: textOf(labelLimits.genericName),
        ingredientsTa: textOf(labelLimits.ingredients),
        allergens: fc.option(fc.subarray([...allergens])),
      }),
    }),
  }),
  fc.record({
    to: fc.constant(apiPaths.productJson),
    body: fc.record({
      ...{ name: textOf(product.name), description: textOf(product.description), price },
      ...{ category: fc.constant(''), gallery: fc.boolean() },
    }),
  }),
  fc.record({
    to: fc.constant(apiPaths.gallery),
    body: fc.record({
      ...{ title: textOf(gallery.title), description: textOf(gallery.description), order },
      category: textOf(gallery.category),
    }),
  }),
  fc.record({
    to: fc.constant(apiPaths.synonyms),
    body: fc.record({
      label: textOf(synonymLimits.label),
      terms: fc.array(textOf(synonymLimits.term.max), { minLength: 1, maxLength: 3 }),
    }),
  }),
  fc.record({
    to: fc.constant(apiPaths.priceRevisions),
    body: fc.record({
      reason: textOf(priceRevisionLimits.reason),
      rule: fc.record({
        kind: fc.constantFrom('percent', 'amount'),
        value: fc.integer({ min: -9999, max: 99_999 }).map((number) => number / 100),
        round: fc.constantFrom(...roundings),
      }),
    }),
  }),
  fc.record({
    to: fc.constant(apiPaths.navConfig),
    body: fc.record({ moreDropdownLabel: textOf(nav.label) }),
  }),
  fc.record({
    to: fc.constant(apiPaths.settings),
    body: fc.record({
      tagline: textOf(settingsLimits.tagline),
      story: fc.record({ aboutText: textOf(settingsLimits.aboutText) }),
      notice: fc.record({ text: textOf(settingsLimits.notice) }),
      specialDays: fc.tuple(
        fc.record({ date: fc.constant('2027-01-14'), note: textOf(settingsLimits.note) }),
      ),
    }),
  }),
  fc.record({ to: fc.constant('account'), body: fc.record({ name: textOf(user.name) }) }),
)
const writes = fc.array(fc.tuple(write, fc.nat(), fc.boolean(), fc.boolean()), {
  minLength: 8,
  maxLength: 16,
})
const jsonOnly: string[] = [
  ...[apiPaths.productJson, apiPaths.productGroups, apiPaths.synonyms],
  apiPaths.priceRevisions,
]
type Writes = typeof writes extends fc.Arbitrary<infer T> ? T : never

describe('any record that the API takes', () => {
  const sites: TestSite[] = []
  const counts = { taken: 0, refused: 0, restores: 0 }
  beforeAll(async () => {
    for (const engine of engines) sites.push(await createTestSite(engine, 'folder'))
    for (const { api } of sites)
      await api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Oils' } })
  })
  afterAll(async () => {
    const { taken, refused, restores } = counts
    console.info(
      `Any records, seed ${seed}: ${taken} taken, ${refused} refused, ${restores} restores, byte for byte`,
    )
    for (const site of sites) await site.close()
  })

  /** Whether it was taken; what is refused is refused with a reason. */
  async function send(
    { api }: TestSite,
    [{ to, body }, number, asForm, thenDelete]: Writes[number],
  ) {
    if (to === 'account') {
      const { data } = userNameField.safeParse(body.name)
      if (data)
        await createAdministrator(api.db, { email: `${crypto.randomUUID()}@x.example`, name: data })
      return data !== undefined
    }
    const { data } = (await api.call('GET', apiPaths.categories)).json()
    const inCategory = 'category' in body && to !== apiPaths.gallery
    const groups = (await api.call('GET', apiPaths.productGroups)).json().data
    const fields = {
      ...body,
      ...(inCategory && { category: data[number % data.length]._id }),
      ...(inCategory && { group: groups[number % (groups.length + 1)]?._id ?? '' }),
    }
    const isConfig = to === apiPaths.navConfig || to === apiPaths.settings
    const isJson = jsonOnly.includes(to)
    const canBeForm = !isConfig && !isJson
    const payload =
      asForm && canBeForm
        ? makeForm(Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)])))
        : fields
    const answer = await api.callAsAdmin(isConfig ? 'PUT' : 'POST', to, {
      payload,
    })
    const isTaken = answer.statusCode < 300
    if (!isTaken) expect([400, 409]).toContain(answer.statusCode)
    const isFoul = Object.values(fields).some(
      (value) =>
        typeof value === 'string' &&
        foul.some((sign) => value.includes(sign) && !value.isWellFormed()),
    )
    if (isFoul) expect(isTaken).toBe(false)
    if (isTaken && thenDelete && to === apiPaths.products)
      await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id: answer.json().data._id }))
    if (isTaken && thenDelete && to === apiPaths.priceRevisions)
      await api.callAsAdmin(
        'POST',
        fillPath(apiPaths.priceRevisionApply, { id: answer.json().data._id }),
      )
    return isTaken
  }

  async function backUp({ api }: TestSite) {
    const draft = memoryDraft()
    const db = await openDatabase(api.env)
    await makeBackup({ db, store: api.images.store, site: 'Test' }, draft)
    await db.destroy()
    return draft
  }

  async function restore(site: TestSite, open: () => Promise<ReadableStream<Uint8Array>>) {
    const { api, storage } = site
    const target = { db: api.db, store: api.images.store, storage, site: 'Test', author: operator }
    const given = { file: 'a file', open, withAccounts: true, progress() {} }
    const { before } = await restoreBackup({ ...target, ...given })
    await signInAgain(api)
    counts.restores += 1
    return before?.name ?? ''
  }

  it('survives backup, proof and restore, and the way back', async () => {
    await fc.assert(
      fc.asyncProperty(writes, fc.nat(), async (written, at) => {
        const from = sites[at % sites.length] as TestSite
        for (const one of written) {
          const isTaken = await send(from, one)
          counts[isTaken ? 'taken' : 'refused'] += 1
        }
        const whole = await describeSite(from.api)
        const backup = await backUp(from)
        for (const to of sites) {
          const before = await describeSite(to.api)
          const kept = await restore(to, () => backup.read())
          expect(await describeSite(to.api)).toEqual(whole)
          if (to === from) continue
          await restore(to, async () => toWeb((await to.storage.open(kept))?.stream as never))
          expect(await describeSite(to.api)).toEqual(before)
        }
      }),
      // What could not be backed up is still there in the next run.
      { seed, numRuns: 4, endOnFailure: true },
    )
  })
})
