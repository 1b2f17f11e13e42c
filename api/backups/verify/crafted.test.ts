import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoryLimits } from '../../../contract/categories/limits.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { synonymLimits } from '../../../contract/search/limits.ts'
import { readRows } from '../../db/tables/rows.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { hashFiles } from '../../images/derived-image.ts'
import { commandLineAuthor } from '../../records/author.ts'
import { backUp } from '../../testing/backup.ts'
import {
  type CraftedMember,
  packCrafted,
  rowsOf,
  withMember,
  withoutSums,
  withRow,
  withRows,
  withText,
} from '../../testing/crafted-backup.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { readAsAdmin } from '../../testing/read-responses.ts'
import { createTestSite, describeSite, signInAgain, type TestSite } from '../../testing/site.ts'
import { BackupError, memberNames } from '../format/format.ts'
import { readTar } from '../format/tar.ts'
import { restoreBackup } from '../restore/restore.ts'
import { verifyBackup } from './verify.ts'

/** One record of each kind, as the API makes them. */
async function fillSite({ api }: TestSite): Promise<void> {
  const create = async (path: string, fields: Record<string, string>, seed?: number) => {
    const image = seed ? await makeUpload(seed) : undefined
    const answer = await api.callAsAdmin('POST', path, { payload: makeForm(fields, image) })
    expect(answer.statusCode).toBe(201)
    return answer.json().data._id as string
  }
  await createAdministrator(api.db, { email: 'owner@example.com', name: 'Owner' })
  const category = await create(apiPaths.categories, { name: 'Oils' })
  await create(apiPaths.categories, { name: 'Sesame', parent: category })
  const product = { name: 'Sesame Oil', category, price: '320', originalPrice: '360' }
  await create(apiPaths.products, product, 1)
  const [shown] = await api.db.selectFrom('products').select('id').execute()
  await create(fillPath(apiPaths.productPictures, { id: shown?.id ?? '' }), {}, 4)
  await api.callAsAdmin('POST', apiPaths.productGroups, { payload: { name: 'Sesame oils' } })
  const deleted = await create(apiPaths.products, { name: 'Gone', category }, 2)
  await api.callAsAdmin('DELETE', fillPath(apiPaths.product, { id: deleted }))
  await create(apiPaths.gallery, { title: 'Press', category: 'Mill' }, 3)
  const synonyms = { label: 'Sesame', terms: ['til', 'எள்'] }
  await api.callAsAdmin('POST', apiPaths.synonyms, { payload: synonyms })
  const lines = [{ name: 'Sesame Oil', quantity: 2, price: 320 }]
  await api.callAsAdmin('POST', apiPaths.orders, { payload: { lines } })
  await api.callAsAdmin('PUT', apiPaths.navConfig, { payload: { maxVisibleItems: 4 } })
  const rule = { kind: 'percent', value: 5 }
  await api.callAsAdmin('POST', apiPaths.priceRevisions, { payload: { rule } })
  const [user] = await api.db.selectFrom('users').select('id').execute()
  const factor = { user_id: user?.id ?? '', secret: 'A'.repeat(27), on_since: 1 }
  await api.db.insertInto('second_factors').values(factor).execute()
  const code = { user_id: factor.user_id, code_hash: 'a'.repeat(64) }
  await api.db.insertInto('recovery_codes').values(code).execute()
}

/** The largest number that a row may hold. */
const last = Date.UTC(10_000, 0) - 1
const uuid = '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11'
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
const hashOf = (costs: string, kind = 'argon2id') =>
  `$${kind}$v=19$${costs}$${'c'.repeat(22)}$${'d'.repeat(43)}`
const farTimes = [-1, 253_402_300_800_000, 8.64e15, 1.5]

/** Stores files under the name from their hash, in place of the first picture's. */
function withFiles(base: CraftedMember[], content: string): CraftedMember[] {
  const first = base.find(({ name }) => name.startsWith('images/'))?.name.slice(7, 39) ?? ''
  const own = base.filter(({ name }) => name.startsWith(`images/${first}`))
  const files = own.map(({ name }) => ({ variant: name.slice(39), bytes: Buffer.from(content) }))
  const id = hashFiles(files)
  const renamed = base.map((member) =>
    own.includes(member)
      ? { name: `images/${id}${member.name.slice(39)}`, bytes: Buffer.from(content) }
      : member,
  )
  return withText(renamed, first, id)
}

/** The message can be shown, recorded and printed. */
const reason = /^(?=.*backup)\P{Cc}{1,400}$/u

type Craft = (base: CraftedMember[]) => CraftedMember[]
const rows = (table: Parameters<typeof withRow>[1], change: object): Craft => {
  return (base) => withRow(base, table, { ...change })
}
const file = (name: string, header: CraftedMember['header'] = {}): Craft => {
  return (base) => withMember(base, { name, bytes: Buffer.alloc(0), header })
}
/** The sum exceeds what a number can hold. */
const counts = (day: string): Craft => {
  const one = { day, kind: 'page', times: last, found: null, how: null, words: null }
  const all = Array.from({ length: 60 }, (_, page) => ({ ...one, subject: String(page) }))
  return (base) => withRows(base, 'daily_counts', () => all)
}

const crafted: Record<string, Craft> = {
  'no account at all': (base) =>
    ['users', 'second_factors', 'recovery_codes'].reduce(
      (left, table) => withRows(left, table as 'users', () => []),
      base,
    ),
  'a password that is none': rows('users', { password_hash: 'hunter2' }),
  'a hash of another kind': rows('users', { password_hash: `$2b$10$${'a'.repeat(53)}` }),
  'a hash of argon2d': rows('users', { password_hash: hashOf('m=19456,t=2,p=1', 'argon2d') }),
  'a hash of 4 GiB': rows('users', { password_hash: hashOf('m=4194304,t=2,p=1') }),
  'a hash of many rounds': rows('users', { password_hash: hashOf('m=19456,t=4000,p=1') }),
  'a hash of many lanes': rows('users', { password_hash: hashOf('m=19456,t=2,p=255') }),
  'a hash at an eighth of the cost': rows('users', { password_hash: hashOf('m=4864,t=1,p=1') }),
  'an account of two rows': (base) => withRows(base, 'users', ([a]) => [{ ...a }, { ...a }]),
  'a second factor of nobody': rows('second_factors', { user_id: uuid }),
  'markup in an id': (base) =>
    withText(base, String(rowsOf(base, 'products')[0]?.id), '<img src=x onerror=alert(1)>'),
  'a path in the id of a picture': (base) =>
    withText(base, String(rowsOf(base, 'images')[0]?.id), '../../../etc/passwd'),
  'a product twice': (base) => withRows(base, 'products', ([a]) => [{ ...a }, { ...a, number: 9 }]),
  'a product in a category that is not there': rows('products', { category_id: uuid }),
  'a product with a picture that is not there': rows('products', { image_id: 'f'.repeat(32) }),
  'a category of a third level': (base) => {
    const sub = rowsOf(base, 'categories').find(({ parent_id }) => parent_id)
    return withRows(base, 'categories', (all) => [...all, { ...sub, id: uuid, parent_id: sub?.id }])
  },
  'a category that is its own parent': (base) =>
    withRow(base, 'categories', { parent_id: rowsOf(base, 'categories')[0]?.id }),
  'a price without end': (base) => withText(base, '"price":32000', '"price":1e999'),
  'a negative price': rows('products', { price: -1 }),
  'an original price below the price': rows('products', { original_price: 1 }),
  'a version beyond all': rows('categories', { version: 2 ** 60 }),
  'a text as a number': rows('products', { price: '320' }),
  'a number as a text': rows('categories', { name: 7 }),
  'a list as a text': rows('categories', { name: ['Oils'] }),
  'a yes that is no flag': rows('categories', { show_in_nav: true }),
  'a row that is a list': (base) => withText(base, '{', '[{'),
  'a name too long by one': rows('categories', { name: '🫒'.repeat(categoryLimits.name + 1) }),
  'a name with a NUL': rows('categories', { name: 'Oi\0ls' }),
  'half a sign': rows('products', { description: '\ud83e' }),
  'markup as a placeholder': rows('images', { placeholder: '"><script>alert(1)</script>' }),
  'terms that are no list': rows('synonyms', { terms: '"til"' }),
  'terms of depth': rows('synonyms', { terms: deep }),
  'lines of an order that are no list': rows('orders', { lines: '{"name":"Oil"}' }),
  'a line of an order without its price': rows('orders', {
    lines: '[{"name":"Oil","size":"","quantity":1}]',
  }),
  'an order without lines': rows('orders', { lines: '[]' }),
  'the number of an order that is no number': rows('orders', { number: 0 }),
  'the number of an order beyond all others': rows('orders', { number: last }),
  'an order in a state of its own': rows('orders', { status: 'lost' }),
  'an order wanted on no day': rows('orders', { wanted_on: 'soon' }),
  'more sets of synonyms than a search can look through': (base) =>
    withRows(base, 'synonyms', ([set]) =>
      Array.from({ length: synonymLimits.sets + 1 }, (_, n) => ({
        ...set,
        id: uuid.replace(/.{3}$/, String(n).padStart(3, '0')),
      })),
    ),
  'rates that are no list': rows('price_revisions', { rates_before: '{}' }),
  'a rule of another kind': rows('price_revisions', { rule: '{"kind":"double"}' }),
  'a rule of depth': rows('price_revisions', { rule: deep }),
  'lines that are no list': rows('price_revisions', { lines: '{}' }),
  'a scheduled change of prices without a time': rows('price_revisions', { state: 'scheduled' }),
  'a price by a change that is not there': rows('product_prices', { revision_id: uuid }),
  'a price below nothing': rows('product_prices', { price: -1 }),
  'what a pack costs as a text': rows('products', { pack_cost: '12' }),
  'a navigation that is none': rows('nav_configs', { config: '4' }),
  'a navigation of depth': rows('nav_configs', { config: deep }),
  'a deed that nobody can do': rows('audit_log', { action: 'obey' }),
  'an entry that is no list of fields': rows('audit_log', { after: deep }),
  'an entry at the end of all numbers': rows('audit_log', { number: last }),
  'a price at the end of all numbers': rows('product_prices', { number: last }),
  'a navigation at the end of all versions': rows('nav_configs', { version: last }),
  ...Object.fromEntries(
    farTimes.flatMap((at) => [
      [`an entry of the log at ${at}`, rows('audit_log', { at })],
      [`an account made at ${at}`, rows('users', { created_at: at })],
      [`a navigation saved at ${at}`, rows('nav_configs', { saved_at: at })],
    ]),
  ),
  'a count of a day that is none': counts('9999-99-99'),
  'a day that is none, when a product is back': rows('products', {
    in_stock: 0,
    back_on: '2026-99-99',
  }),
  'a product back on no day, but ten letters': rows('products', {
    in_stock: 0,
    back_on: 'x'.repeat(10),
  }),
  'a product pressed in a month and a day': rows('products', { lead_days: 31 }),
  'a barcode whose check digit is wrong': rows('products', { gtin: '8901234567891' }),
  'a price beyond all': rows('products', { price: last, original_price: null }),
  'few of a product since a time that is none': rows('products', { few_since: last + 1 }),
  'markup as the id of a picture': rows('products', { picture_id: '<img src=x>' }),
  'a picture whose id is empty': rows('products', { picture_id: '' }),
  'a rate below nothing': rows('product_groups', { rate_paise: -1 }),
  'a picture as wide as nothing': rows('images', { width: 0 }),
  'a picture in the seventh place': rows('product_pictures', { position: 6 }),
  'a deleted product back on no day': (base) => {
    const record = JSON.parse(String(rowsOf(base, 'deleted_records')[0]?.record))
    const text = JSON.stringify({ ...record, in_stock: 0, back_on: '2026-02-30' })
    return withRow(base, 'deleted_records', { record: text })
  },
  'a deleted record that is another': rows('deleted_records', { record: '{"id":"x"}' }),
  'a deleted picture that would take the place of another': rows('deleted_files', {
    bytes: { base64: Buffer.from('<html>').toString('base64') },
  }),
  'a deleted picture that shows something else': (base) => {
    const [deleted] = rowsOf(base, 'deleted_files')
    const other = base.find(
      ({ name }) => name.startsWith('images/') && name.endsWith(String(deleted?.variant)),
    )
    const bytes = { base64: Buffer.from(other?.bytes ?? '').toString('base64') }
    return withRow(base, 'deleted_files', { bytes })
  },
  'a column that no table has': rows('categories', { is_admin: 1 }),
  sessions: file('tables/sessions/000000.jsonl'),
  'failed sign-ins': file('tables/login_failures/000000.jsonl'),
  'addresses of downloads': file('tables/download_tickets/000000.jsonl'),
  'what SQLite keeps of itself': file('tables/sqlite_schema/000000.jsonl'),
  'what migrations there were': file('tables/kysely_migration/000000.jsonl'),
  'a table that nobody knows': file('tables/plans/000000.jsonl'),
  'markup as a picture': (base) => withFiles(base, '<html><script>alert(1)</script>'),
  'a picture that was changed': (base) =>
    base.map((member) =>
      member.name.endsWith('.jpg')
        ? { ...member, bytes: Buffer.from(member.bytes).fill(0, 99) }
        : member,
    ),
  'a picture that nothing refers to': (base) =>
    withRows(withRow(base, 'products', { image_id: null }), 'images', (all) =>
      all.filter(({ id }) => rowsOf(base, 'products')[0]?.image_id !== id),
    ),
  'a picture without its files': (base) =>
    base.filter(({ name }) => !name.startsWith(`images/${rowsOf(base, 'products')[0]?.image_id}`)),
  'a file outside of its folder': file('images/../../evil.webp'),
  'a file at the root': file('/etc/cron.d/evil'),
  'a table outside of its folder': file('tables/../users/000000.jsonl'),
  'a long name that leads outside': file('x', { pax: { path: '../../evil' } }),
  'a name in a head of its own': file('x', { pax: { path: 'tables/categories/000000.jsonl' } }),
  'a name in a head of its own, as GNU has it': (base) =>
    withMember(base, {
      name: '././@LongLink',
      bytes: Buffer.from('tables/categories/000000.jsonl\0'),
      header: { type: 'gnu-long-name' },
    }),
  'a size for all that follows': (base) =>
    withMember(base, {
      name: 'x',
      bytes: Buffer.from('9 size=3\n'),
      header: { type: 'pax-global-header' },
    }),
  'a name that steers a terminal': file('images/\x1b[2J\x1b]0;x\x07'),
  'an id of a million letters': rows('categories', { id: 'x'.repeat(1_000_000) }),
  'a symbolic link': file('images/link.webp', { type: 'symlink', linkname: '/etc/passwd' }),
  'a hard link': file('images/link.webp', { type: 'link', linkname: 'backup.json' }),
  'a folder': file('images/', { type: 'directory' }),
  'a device': file('images/zero', { type: 'character-device' }),
  'a file after the end': (base) => [...base, { name: 'images/late.webp', bytes: Buffer.alloc(0) }],
  'sums that do not fit': (base) =>
    withMember(base, { name: memberNames.sums, bytes: Buffer.from('0  backup.json\n') }),
  'a schema of the future': (base) =>
    base.map((member) => ({
      ...member,
      bytes: replaceText(member, '"schema": "0', '"schema": "9'),
    })),
  'a date of a million digits': (base) =>
    base.map((member) => ({
      ...member,
      bytes: replaceText(member, 'Z"', `${'0'.repeat(900_000)}Z"`),
    })),
  'a date of the future': (base) =>
    base.map((member) => ({
      ...member,
      bytes: replaceText(member, '"createdAt": "', '"createdAt": "+10'),
    })),
}

/** A value that no site writes, but that can be served. */
const odd: Record<string, Craft> = {
  'an address in capitals beside its own': rows('users', { email: 'Owner@example.com' }),
  'a second factor that is soon guessed': rows('second_factors', { secret: 'AA' }),
  'a recovery code that is empty': rows('recovery_codes', { code_hash: '' }),
  'a name of nothing': rows('products', { name: '' }),
  'a term twice in a set': rows('synonyms', { terms: '["til","TIL"]' }),
  'a price revision with a rate of 0 paise': rows('price_revisions', {
    rates_before: '[{"group":"a","paise":0}]',
  }),
  'a deleted record with a number far beyond all others, and a column too many': (base) => {
    const [kept] = rowsOf(base, 'deleted_records')
    const record = { ...JSON.parse(String(kept?.record)), number: 2 ** 40, is_admin: 1 }
    return withRow(base, 'deleted_records', { record: JSON.stringify(record) })
  },
  'a line with a price below nothing': rows('price_revisions', {
    lines: JSON.stringify([
      { product: uuid, name: 'Gone', from: 0, to: -5, originalFrom: null, originalTo: null },
    ]),
  }),
  'an order beyond what anyone may give': rows('categories', { sort_order: 1e9 + 10 }),
  'a product with a number that memory has no room for': rows('products', { number: last }),
  'a deleted record at the end of all versions': (base) => {
    const record = JSON.parse(String(rowsOf(base, 'deleted_records')[0]?.record))
    const text = JSON.stringify({ ...record, version: last, number: last })
    return withRow(base, 'deleted_records', { record: text })
  },
  'a product at the end of all versions': rows('products', { version: last }),
  'a category at the end of all versions and orders': rows('categories', {
    version: last,
    sort_order: 2e9,
  }),
  'counts beyond all that could be counted': counts(indiaDate(Date.now())),
  'a site whose name no text can hold': (base) =>
    base.map((member) => ({
      ...member,
      bytes: replaceText(member, '"site": "', '"site": "\\u0000\\ud83e\\u001b[2J'),
    })),
  'an address of twelve thousand letters': rows('audit_log', { address: 'x'.repeat(12_000) }),
}

function replaceText({ name, bytes }: CraftedMember, from: string, to: string): Uint8Array {
  if (name !== memberNames.header) return bytes
  return Buffer.from(Buffer.from(bytes).toString().replace(from, to))
}

describe('made-up backups', () => {
  let site: TestSite
  let base: CraftedMember[] = []
  let empty: Awaited<ReturnType<typeof describeAll>>
  let refused = 0
  beforeAll(async () => {
    const source = await createTestSite('sqlite', 'folder')
    await fillSite(source)
    const backup = await backUp(source)
    base = withoutSums(await Array.fromAsync(readTar(await backup.read())))
    await source.close()
    site = await createTestSite('sqlite', 'folder')
    empty = await describeAll()
  })
  afterAll(async () => {
    console.info(`Made-up backups: ${refused} refused with the reason, whatever their sums say`)
    await site.close()
  })

  /** The backup is read twice; `again` is its content the second time. */
  function restore(members: CraftedMember[], again = members) {
    const { api, storage } = site
    const reads = [members, again]
    const target = {
      db: api.db,
      store: api.images.store,
      storage,
      shopName: 'Test',
      author: commandLineAuthor,
    }
    const options = { file: 'made up', ordersKeepDays: 400, withAccounts: true }
    const open = async () => packCrafted(reads.shift() ?? [])
    return restoreBackup({ ...target, ...options, open, progress() {} })
  }

  async function describeAll() {
    const log = await Array.fromAsync(readRows(site.api.db, 'audit_log'))
    const files = await Array.fromAsync(site.api.images.store.list())
    return { ...(await describeSite(site.api)), log, files, kept: await site.storage.list() }
  }

  /** Continues writing after a restore; the new writes can be backed up and restored again. */
  async function expectToGoOn(): Promise<void> {
    const { api } = site
    const [product] = rowsOf(base, 'products')
    const path = fillPath(apiPaths.product, { id: String(product?.id) })
    const price = { price: '300' }
    expect((await api.callAsAdmin('PUT', path, { payload: makeForm(price) })).statusCode).toBe(200)
    await api.callAsAdmin('POST', apiPaths.categories, { payload: makeForm({ name: 'Last' }) })
    await api.callAsAdmin('PUT', apiPaths.navConfig, { payload: { maxVisibleItems: 5 } })
    const backup = await backUp({ api })
    const verified = await verifyBackup(await backup.read())
    await verified.close()
  }

  it.each(Object.keys(crafted))(
    'a made-up backup is refused before anything changes: %s',
    async (what) => {
      await expect(restore(crafted[what]?.(base) ?? [])).rejects.toThrow(
        expect.objectContaining({ name: BackupError.name, message: expect.stringMatching(reason) }),
      )
      expect(await describeAll()).toEqual(empty)
      refused += 1
    },
  )

  it.each(Object.keys(odd))(
    'a made-up backup is restored, and every list is served afterwards, with %s',
    async (what) => {
      await restore(odd[what]?.(base) ?? [])
      await signInAgain(site.api)
      for (const { method, url } of site.api.routes) {
        if (method !== 'GET' || url.includes(':')) continue
        const { statusCode } = await readAsAdmin(site.api, url.replace(apiPrefix, ''))
        expect(statusCode, url).toBeLessThan(500)
      }
      const [deleted] = rowsOf(base, 'deleted_records')
      const undo = fillPath(apiPaths.productRestore, { id: String(deleted?.id) })
      expect((await site.api.callAsAdmin('POST', undo)).statusCode).toBe(200)
      await expectToGoOn()
    },
  )

  it('a made-up backup is taken where it is what a site would write', async () => {
    const name = `${'x'.repeat(categoryLimits.name - 1)}🫒`
    const { manifest } = await restore(withRow(base, 'categories', { name }))
    expect(manifest.tables).toMatchObject({ categories: 2, products: 1, users: 2 })
  })

  it('a made-up backup is refused where its pictures are no longer those that were verified', async () => {
    const before = await describeAll()
    await expect(restore(base, withFiles(base, 'sent again'))).rejects.toThrow(
      'has changed while it was read',
    )
    expect(await describeAll()).toEqual(before)
  })
})
