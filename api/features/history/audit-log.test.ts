import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import type { AuditEntry } from '../../../contract/history/audit-log.ts'
import { auditLimits } from '../../../contract/history/limits.ts'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { demoDetailsKey, setMeta } from '../../db/meta.ts'
import { deleteAuditEntries, logWrite } from '../../records/audit-log-repository.ts'
import { commandLineAuthor, systemAuthor } from '../../records/author.ts'
import { readCode } from '../../testing/accounts/authenticator.ts'
import { createAuthenticator } from '../../testing/accounts/passkey-authenticator.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { createUser } from '../accounts/repository.ts'

const email = 'owner@example.com'
const password = 'correct horse battery'
const newPassword = 'four mills turn in the wind'

type ApiResponse = Awaited<ReturnType<TestApi['call']>>

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const ids = {
    main: '',
    sub: '',
    product: '',
    picture: '',
    group: '',
    synonym: '',
    order: '',
    revision: '',
    item: '',
    backup: '',
    invited: '',
  }
  let token = ''

  beforeAll(async () => {
    api = await createTestApi(engine, { TRUST_PROXY: 'loopback' })
    const passwordHash = await hashPassword(password)
    await createUser(api.db, { email, name: 'Owner', passwordHash }, commandLineAuthor)
  })
  afterAll(() => api.close())

  const read = async (query = {}): Promise<AuditEntry[]> =>
    (await api.callAsAdmin('GET', apiPaths.auditLog, { query })).json().data
  const about = async (response: ApiResponse) => {
    const entries = await read({ limit: String(auditLimits.maxPage) })
    return entries.filter(({ requestId }) => requestId === response.headers['x-request-id'])
  }
  const write = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    api.callAsAdmin(method, path, payload && { payload })
  const goBack = (path: string, { id }: { id: string }, version: number) =>
    write('POST', fillPath(path, { id, version: String(version) }))
  const create = async (path: string, payload: object) =>
    (await write('POST', path, payload)).json().data._id as string
  const asOwner = () => ({ authorization: `Bearer ${token}` })
  const signIn = (secret = password) =>
    api.call('POST', apiPaths.login, {
      payload: { email, password: secret },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
  let recoveryCodes: string[] = []
  let linkCode = ''
  let phone: ReturnType<typeof createAuthenticator>
  const askPhone = async () => {
    const { data } = (await send(apiPaths.passkeySignInOptions)).json()
    return { response: phone.use(data) }
  }
  const send = (path: string, payload: object = {}) =>
    api.call('POST', path, { headers: asOwner(), payload })
  const product = () => ({ id: ids.product })
  const picture = () => ({ id: ids.product, imageId: ids.picture })
  const images = (kind: string) => ({ images: expect.stringContaining(kind) })
  const group = () => ({ id: ids.group })
  const synonym = () => ({ id: ids.synonym })
  const order = () => ({ id: ids.order })
  const revision = () => ({ id: ids.revision })
  const aboutPicture = fillPath(apiPaths.sitePicture, { slot: 'about' })
  const pictureOfAbout = expect.objectContaining({ 'pictures.about.alt': 'The press' })

  /** Every writing call, in a possible order, with its expected log entry. */
  const writes: Record<string, { call: () => Promise<ApiResponse>; leaves: object[] }> = {
    'POST /categories': {
      call: async () => {
        ids.main = await create(apiPaths.categories, { name: 'Oils' })
        const response = await write('POST', apiPaths.categories, {
          name: 'Cold',
          parent: ids.main,
        })
        ids.sub = response.json().data._id
        return response
      },
      leaves: [
        {
          action: 'create',
          entity: 'category',
          record: { _id: expect.any(String), name: 'Cold' },
          before: null,
          after: expect.objectContaining({ name: 'Cold', parent: 'Oils', showInNav: false }),
        },
      ],
    },
    'POST /products': {
      call: async () => {
        const payload = makeForm({ name: 'Sesame', category: ids.main }, await makeUpload())
        const response = await api.callAsAdmin('POST', apiPaths.products, { payload })
        ids.product = response.json().data._id
        return response
      },
      leaves: [
        {
          action: 'create',
          before: null,
          after: expect.objectContaining({ category: 'Oils', image: expect.any(String) }),
        },
      ],
    },
    'PUT /products/:id': {
      call: () => write('PUT', fillPath(apiPaths.product, product()), { price: 12.5 }),
      leaves: [{ action: 'update', before: { price: 0 }, after: { price: 12.5 } }],
    },
    'PUT /products/:id/featured': {
      call: () => write('PUT', fillPath(apiPaths.productFeatured, product())),
      leaves: [{ action: 'update', before: { featured: false }, after: { featured: true } }],
    },
    'POST /products/:id/history/:version/restore': {
      call: () => goBack(apiPaths.productVersionRestore, product(), 2),
      leaves: [{ action: 'update', before: { featured: true }, after: { featured: false } }],
    },
    'POST /products/:id/images': {
      call: async () => {
        const payload = makeForm({ kind: 'back' }, await makeUpload(2))
        const path = fillPath(apiPaths.productPictures, product())
        const response = await api.callAsAdmin('POST', path, { payload })
        ids.picture = response.json().data._id
        return response
      },
      leaves: [{ action: 'update', entity: 'product', before: {}, after: images('back') }],
    },
    'PUT /products/:id/images/:imageId': {
      call: () => write('PUT', fillPath(apiPaths.productPicture, picture()), { kind: 'seed' }),
      leaves: [{ entity: 'product', before: images('back'), after: images('seed') }],
    },
    'PUT /products/:id/images': {
      call: async () => {
        const { data } = (await api.call('GET', fillPath(apiPaths.product, product()))).json()
        const order = data.images.map(({ _id }: { _id: string }) => _id).toReversed()
        return write('PUT', fillPath(apiPaths.productPictures, product()), { order })
      },
      leaves: [{ after: { image: expect.any(String), ...images('seed') } }],
    },
    'DELETE /products/:id/images/:imageId': {
      call: () => write('DELETE', fillPath(apiPaths.productPicture, picture())),
      leaves: [{ action: 'update', before: { image: expect.any(String), ...images('seed') } }],
    },
    'POST /products/:id/images/:imageId/restore': {
      call: () => write('POST', fillPath(apiPaths.productPictureRestore, picture())),
      leaves: [{ action: 'update', before: {}, after: images('seed') }],
    },
    'POST /price-revisions': {
      call: async () => {
        const rule = { kind: 'amount', value: 2.5, products: [ids.product] }
        const response = await write('POST', apiPaths.priceRevisions, { reason: 'Harvest', rule })
        ids.revision = response.json().data._id
        return response
      },
      leaves: [{ action: 'create', before: null, after: expect.objectContaining({ changes: 1 }) }],
    },
    'PUT /price-revisions/:id': {
      call: () =>
        write('PUT', fillPath(apiPaths.priceRevision, revision()), {
          lines: [{ product: ids.product, to: 20 }],
        }),
      leaves: [{ action: 'update', entity: 'price-revision' }],
    },
    'POST /price-revisions/:id/schedule': {
      call: () =>
        write('POST', fillPath(apiPaths.priceRevisionSchedule, revision()), {
          applyAt: new Date(Date.now() + 60_000).toISOString(),
        }),
      leaves: [
        {
          entity: 'price-revision',
          record: { _id: expect.any(String), name: 'Harvest' },
          before: { state: 'draft', applyAt: null },
          after: { state: 'scheduled', applyAt: expect.any(String) },
        },
      ],
    },
    'POST /price-revisions/:id/apply': {
      call: () => write('POST', fillPath(apiPaths.priceRevisionApply, revision())),
      leaves: [
        { before: { state: 'scheduled' }, after: { state: 'applied' } },
        { entity: 'product', before: { price: 12.5 }, after: { price: 20 } },
      ],
    },
    'POST /price-revisions/:id/revert': {
      call: () => write('POST', fillPath(apiPaths.priceRevisionRevert, revision())),
      leaves: [
        { before: { state: 'applied' }, after: { state: 'reverted' } },
        { entity: 'product', before: { price: 20 }, after: { price: 12.5 } },
      ],
    },
    'POST /price-revisions/:id/cancel': {
      call: async () => {
        const rule = { kind: 'percent', value: 1 }
        const { data } = (await write('POST', apiPaths.priceRevisions, { rule })).json()
        return write('POST', fillPath(apiPaths.priceRevisionCancel, { id: data._id }))
      },
      leaves: [{ before: { state: 'draft' }, after: { state: 'cancelled' } }],
    },
    'DELETE /products/:id': {
      call: () => write('DELETE', fillPath(apiPaths.product, product())),
      leaves: [{ action: 'delete', before: expect.objectContaining({ price: 12.5 }), after: null }],
    },
    'POST /products/:id/restore': {
      call: () => write('POST', fillPath(apiPaths.productRestore, product())),
      leaves: [
        { action: 'restore', before: null, after: expect.objectContaining({ name: 'Sesame' }) },
      ],
    },
    'POST /products/json': {
      call: () =>
        write('POST', apiPaths.productJson, {
          name: 'Groundnut',
          description: 'Pressed',
          category: ids.main,
          gallery: true,
        }),
      leaves: [
        { action: 'create', entity: 'gallery-item' },
        { action: 'create', entity: 'product' },
      ],
    },
    'POST /product-groups': {
      call: async () => {
        const response = await write('POST', apiPaths.productGroups, { name: 'Gingelly' })
        ids.group = response.json().data._id
        return response
      },
      leaves: [{ action: 'create', before: null, after: expect.objectContaining({ order: 10 }) }],
    },
    'PUT /product-groups/:id': {
      call: () => write('PUT', fillPath(apiPaths.productGroup, group()), { order: 2.5 }),
      leaves: [{ action: 'update', before: { order: 10 }, after: { order: 2.5 } }],
    },
    'DELETE /product-groups/:id': {
      call: () => write('DELETE', fillPath(apiPaths.productGroup, group())),
      leaves: [{ action: 'delete', before: expect.objectContaining({ order: 2.5 }), after: null }],
    },
    'POST /product-groups/:id/restore': {
      call: () => write('POST', fillPath(apiPaths.productGroupRestore, group())),
      leaves: [{ action: 'restore', after: expect.objectContaining({ name: 'Gingelly' }) }],
    },
    'POST /product-groups/:id/history/:version/restore': {
      call: () => goBack(apiPaths.productGroupVersionRestore, group(), 1),
      leaves: [{ before: { order: 2.5 }, after: { order: 10 } }],
    },
    'POST /synonyms': {
      call: async () => {
        const set = { label: 'Sesame', terms: ['til', 'எள்'] }
        const response = await write('POST', apiPaths.synonyms, set)
        ids.synonym = response.json().data._id
        return response
      },
      leaves: [
        { action: 'create', before: null, after: { label: 'Sesame', terms: '["til","எள்"]' } },
      ],
    },
    'PUT /synonyms/:id': {
      call: () => write('PUT', fillPath(apiPaths.synonym, synonym()), { label: 'Ellu' }),
      leaves: [{ action: 'update', before: { label: 'Sesame' }, after: { label: 'Ellu' } }],
    },
    'DELETE /synonyms/:id': {
      call: () => write('DELETE', fillPath(apiPaths.synonym, synonym())),
      leaves: [{ action: 'delete', before: expect.objectContaining({ label: 'Ellu' }) }],
    },
    'POST /synonyms/:id/restore': {
      call: () => write('POST', fillPath(apiPaths.synonymRestore, synonym())),
      leaves: [{ action: 'restore', after: expect.objectContaining({ label: 'Ellu' }) }],
    },
    'POST /synonyms/:id/history/:version/restore': {
      call: () => goBack(apiPaths.synonymVersionRestore, synonym(), 1),
      leaves: [{ before: { label: 'Ellu' }, after: { label: 'Sesame' } }],
    },
    'POST /orders': {
      call: async () => {
        const lines = [{ name: 'Sesame', size: '1 L', quantity: 2, price: 12.5 }]
        const customer = { name: 'Meena', phone: '98765 43210' }
        const response = await write('POST', apiPaths.orders, { lines, customer })
        ids.order = response.json().data._id
        return response
      },
      leaves: [
        {
          action: 'create',
          entity: 'order',
          record: { _id: expect.any(String), name: 'Order 1' },
          after: expect.objectContaining({ number: '1', total: '25', status: 'new' }),
        },
      ],
    },
    'PUT /orders/:id': {
      call: () => write('PUT', fillPath(apiPaths.order, order()), { status: 'packed', paid: true }),
      leaves: [
        {
          action: 'update',
          before: { status: 'new', paid: false },
          after: { status: 'packed', paid: true },
        },
      ],
    },
    'POST /orders/:id/erase': {
      call: () => write('POST', fillPath(apiPaths.orderErase, order())),
      leaves: [{ action: 'erase', entity: 'order', before: null, after: null }],
    },
    'DELETE /orders/:id': {
      call: () => write('DELETE', fillPath(apiPaths.order, order())),
      leaves: [{ action: 'delete', before: expect.objectContaining({ status: 'packed' }) }],
    },
    'POST /orders/:id/restore': {
      call: () => write('POST', fillPath(apiPaths.orderRestore, order())),
      leaves: [{ action: 'restore', after: expect.objectContaining({ number: '1' }) }],
    },
    'POST /orders/:id/history/:version/restore': {
      call: () => goBack(apiPaths.orderVersionRestore, order(), 1),
      leaves: [
        {
          before: { status: 'packed', paid: true },
          after: { status: 'new', paid: false },
        },
      ],
    },
    'PATCH /categories/:id/nav-settings': {
      call: () =>
        write('PATCH', fillPath(apiPaths.categoryNavSettings, { id: ids.main }), { order: 7.5 }),
      leaves: [{ before: { order: 10 }, after: { order: 7.5 } }],
    },
    'POST /categories/:id/history/:version/restore': {
      call: () => goBack(apiPaths.categoryVersionRestore, { id: ids.main }, 1),
      leaves: [{ before: { order: 7.5 }, after: { order: 10 } }],
    },
    'POST /gallery': {
      call: async () => {
        const fields = { name: 'Press', description: 'Turns', category: ids.sub }
        const payload = makeForm(fields, await makeUpload())
        const response = await api.callAsAdmin('POST', apiPaths.gallery, { payload })
        ids.item = response.json().data._id
        return response
      },
      leaves: [{ after: expect.objectContaining({ category: 'Oils', subcategory: 'Cold' }) }],
    },
    'PUT /categories/:id': {
      call: () => write('PUT', fillPath(apiPaths.category, { id: ids.sub }), { parent: '' }),
      leaves: [
        { entity: 'category', before: { parent: 'Oils' }, after: { parent: null } },
        {
          entity: 'gallery-item',
          before: { category: 'Oils', subcategory: 'Cold' },
          after: { category: 'Cold', subcategory: null },
        },
      ],
    },
    'DELETE /categories/:id': {
      call: async () => {
        await write('PUT', fillPath(apiPaths.category, { id: ids.sub }), { parent: ids.main })
        return write('DELETE', fillPath(apiPaths.category, { id: ids.sub }))
      },
      leaves: [
        { entity: 'category', action: 'delete', record: { _id: expect.any(String), name: 'Cold' } },
        { entity: 'gallery-item', before: { subcategory: 'Cold' }, after: { subcategory: null } },
      ],
    },
    'POST /categories/:id/restore': {
      call: () => write('POST', fillPath(apiPaths.categoryRestore, { id: ids.sub })),
      leaves: [
        { entity: 'gallery-item', before: { subcategory: null }, after: { subcategory: 'Cold' } },
        { entity: 'category', action: 'restore' },
      ],
    },
    'PUT /gallery/:id': {
      call: () => write('PUT', fillPath(apiPaths.galleryItem, { id: ids.item }), { title: 'Mill' }),
      leaves: [{ before: { title: 'Press' }, after: { title: 'Mill' } }],
    },
    'PUT /gallery/:id/toggle-popular': {
      call: () => write('PUT', fillPath(apiPaths.galleryTogglePopular, { id: ids.item })),
      leaves: [{ before: { isPopular: false }, after: { isPopular: true } }],
    },
    'DELETE /gallery/:id': {
      call: () => write('DELETE', fillPath(apiPaths.galleryItem, { id: ids.item })),
      leaves: [{ action: 'delete', record: { _id: expect.any(String), name: 'Mill' } }],
    },
    'POST /gallery/:id/restore': {
      call: () => write('POST', fillPath(apiPaths.galleryRestore, { id: ids.item })),
      leaves: [{ action: 'restore', after: expect.objectContaining({ isPopular: true }) }],
    },
    'POST /gallery/:id/history/:version/restore': {
      call: () => goBack(apiPaths.galleryVersionRestore, { id: ids.item }, 6),
      leaves: [{ before: { isPopular: true }, after: { isPopular: false } }],
    },
    'PUT /nav-config': {
      call: () =>
        write('PUT', apiPaths.navConfig, { maxVisibleItems: 7, showFixedItems: { home: false } }),
      leaves: [
        {
          entity: 'navigation',
          before: { maxVisibleItems: 5, 'show.home': true },
          after: { maxVisibleItems: 7, 'show.home': false },
        },
      ],
    },
    'PUT /settings': {
      call: () => write('PUT', apiPaths.settings, { phone: '+91 422 1234567' }),
      leaves: [
        {
          entity: 'settings',
          before: { phone: '+91 98765 43210' },
          after: { phone: '+91 422 1234567' },
        },
      ],
    },
    'PUT /settings/pictures/:slot': {
      call: async () => {
        const payload = makeForm({ alt: 'The press' }, await makeUpload(3))
        return api.callAsAdmin('PUT', aboutPicture, { payload })
      },
      leaves: [{ entity: 'settings', before: {}, after: pictureOfAbout }],
    },
    'DELETE /settings/pictures/:slot': {
      call: () => write('DELETE', aboutPicture),
      leaves: [{ entity: 'settings', before: pictureOfAbout, after: {} }],
    },
    'POST /settings/pictures/:slot/restore': {
      call: () => write('POST', fillPath(apiPaths.sitePictureRestore, { slot: 'about' })),
      leaves: [{ entity: 'settings', before: {}, after: pictureOfAbout }],
    },
    'PUT /setup': {
      call: () => write('PUT', apiPaths.setup, { isOpen: false, skipped: ['story'] }),
      leaves: [
        {
          entity: 'setup',
          before: { isOpen: true, skipped: '[]' },
          after: { isOpen: false, skipped: '["story"]' },
        },
      ],
    },
    'POST /backups': {
      call: async () => {
        const response = await write('POST', apiPaths.backups)
        ids.backup = response.json().data.name
        await vi.waitUntil(
          async () => {
            const { job } = (await api.callAsAdmin('GET', apiPaths.backups)).json().data
            return job.state === 'done'
          },
          { timeout: 60_000 },
        )
        return response
      },
      leaves: [{ action: 'create', entity: 'site' }],
    },
    'POST /backups/:name/ticket': {
      call: () => write('POST', fillPath(apiPaths.backupTicket, { name: ids.backup })),
      leaves: [{ action: 'download', entity: 'site' }],
    },
    'DELETE /backups/:name': {
      call: () => write('DELETE', fillPath(apiPaths.backup, { name: ids.backup })),
      leaves: [{ action: 'delete', entity: 'site' }],
    },
    'DELETE /setup/demo': {
      call: async () => {
        await setMeta(api.db, demoDetailsKey, '{"email":"vanakkam@vaagai.example"}')
        return write('DELETE', apiPaths.setupDemo)
      },
      leaves: [
        { action: 'update', entity: 'settings' },
        { action: 'create', entity: 'site' },
      ],
    },
    'POST /auth/login': {
      call: async () => {
        const response = await signIn()
        token = response.json().data.token
        return response
      },
      leaves: [
        {
          action: 'sign-in',
          entity: 'account',
          record: { _id: expect.any(String), name: email },
          user: { _id: expect.any(String), name: 'Owner' },
          address: '203.0.113.7',
        },
      ],
    },
    'PUT /auth/updatepassword': {
      call: async () => {
        const response = await api.call('PUT', apiPaths.updatePassword, {
          headers: asOwner(),
          payload: { currentPassword: password, newPassword },
        })
        token = response.json().data.token
        return response
      },
      leaves: [{ action: 'password-change', before: null, after: null }],
    },
    'POST /auth/sessions/end': {
      call: async () => {
        await signIn(newPassword)
        return send(apiPaths.endSessions)
      },
      leaves: [
        {
          action: 'sessions-end',
          entity: 'account',
          before: { devices: expect.stringMatching(/, 203\.0\.113\.7$/) },
          after: { sessions: 1 },
        },
      ],
    },
    'POST /auth/logout': {
      call: () => api.call('POST', apiPaths.logout, { headers: asOwner() }),
      leaves: [{ action: 'sign-out', user: { _id: expect.any(String), name: 'Owner' } }],
    },
    'POST /auth/second-factor/on': {
      call: async () => {
        const passwordHash = await hashPassword(password)
        const careful = { email: 'careful@example.com', name: 'Careful', passwordHash }
        await createUser(api.db, careful, commandLineAuthor)
        const payload = { email: careful.email, password }
        token = (await api.call('POST', apiPaths.login, { payload })).json().data.token
        const { key } = (await send(apiPaths.beginSecondFactor)).json().data
        const response = await send(apiPaths.secondFactorOn, { code: readCode(key) })
        token = response.json().data.token
        recoveryCodes = response.json().data.recoveryCodes
        return response
      },
      leaves: [{ action: 'second-factor-on', entity: 'account', before: null, after: null }],
    },
    'POST /auth/second-factor/recovery-codes': {
      call: async () => {
        const response = await send(apiPaths.recoveryCodes)
        recoveryCodes = response.json().data.recoveryCodes
        return response
      },
      leaves: [{ action: 'recovery-codes-new' }],
    },
    'POST /auth/confirm': {
      call: () => send(apiPaths.confirm, { password, code: recoveryCodes[0] }),
      leaves: [
        { action: 'password-confirm', entity: 'account', before: null, after: null },
        { action: 'recovery-code-used', after: { recoveryCodesLeft: 9 } },
      ],
    },
    'POST /auth/second-factor/off': {
      call: () => send(apiPaths.secondFactorOff),
      leaves: [{ action: 'second-factor-off' }],
    },
    'POST /accounts/invitations': {
      call: async () => {
        const response = await write('POST', apiPaths.invitations, { name: 'Kavitha' })
        linkCode = response.json().data.address.split('#')[1]
        return response
      },
      leaves: [
        {
          action: 'invite',
          entity: 'account',
          record: { _id: expect.any(String), name: 'Kavitha' },
          before: null,
          after: null,
        },
      ],
    },
    'POST /accounts/join': {
      call: async () => {
        const payload = { code: linkCode, email: 'kavitha@example.com', password: newPassword }
        const response = await api.call('POST', apiPaths.join, { payload })
        const { data } = response.json()
        token = data.token
        ids.invited = data.user._id
        return response
      },
      leaves: [
        { action: 'sign-in', user: { _id: expect.any(String), name: 'Kavitha' } },
        { action: 'create', after: expect.objectContaining({ email: 'kavitha@example.com' }) },
      ],
    },
    'PUT /auth/me': {
      call: () => api.call('PUT', apiPaths.me, { headers: asOwner(), payload: { name: 'Kavi' } }),
      leaves: [{ action: 'update', before: { name: 'Kavitha' }, after: { name: 'Kavi' } }],
    },
    'POST /auth/passkeys': {
      call: async () => {
        phone = createAuthenticator(api.env.publicUrl)
        const response = phone.create((await send(apiPaths.passkeyOptions)).json().data)
        return send(apiPaths.passkeys, { name: 'Phone', response })
      },
      leaves: [{ action: 'passkey-add', before: null, after: { passkey: 'Phone' } }],
    },
    'POST /auth/passkeys/confirm': {
      call: async () => send(apiPaths.passkeyConfirm, await askPhone()),
      leaves: [{ action: 'password-confirm', entity: 'account' }],
    },
    'POST /auth/passkeys/sign-in': {
      call: async () => {
        const response = await send(apiPaths.passkeySignIn, await askPhone())
        token = response.json().data.token
        return response
      },
      leaves: [{ action: 'sign-in', after: { passkey: 'Phone' } }],
    },
    'DELETE /auth/passkeys/:id': {
      call: async () => {
        const headers = asOwner()
        const { data } = (await api.call('GET', apiPaths.passkeys, { headers })).json()
        const path = fillPath(apiPaths.passkey, { id: data[0]._id })
        return api.call('DELETE', path, { headers })
      },
      leaves: [{ action: 'passkey-remove', before: { passkey: 'Phone' }, after: null }],
    },
    'DELETE /accounts/invitations/:id': {
      call: async () => {
        const { data } = (await write('POST', apiPaths.invitations, { name: 'Ravi' })).json()
        return write('DELETE', fillPath(apiPaths.invitation, { id: data._id }))
      },
      leaves: [
        { action: 'invitation-withdraw', record: { _id: expect.any(String), name: 'Ravi' } },
      ],
    },
    'POST /accounts/:id/sign-in-link': {
      call: async () => {
        const path = fillPath(apiPaths.signInLink, { id: ids.invited })
        const response = await write('POST', path)
        linkCode = response.json().data.address.split('#')[1]
        return response
      },
      leaves: [{ action: 'sign-in-link', before: null, after: null }],
    },
    'PUT /accounts/:id': {
      call: () => write('PUT', fillPath(apiPaths.account, { id: ids.invited }), { active: false }),
      leaves: [
        {
          action: 'switch-off',
          record: { _id: expect.any(String), name: 'kavitha@example.com' },
        },
      ],
    },
  }

  /** Writes no record: its result is logged once it exists. */
  const silent = [
    // Counts do not belong to an account.
    'POST /counts',
    'POST /orders/read',
    'POST /auth/second-factor/begin',
    'POST /auth/passkeys/options',
    'POST /auth/passkeys/sign-in/options',
    // Only responses to its session show more.
    'POST /setup/preview',
    'POST /backups/uploads',
    'PUT /backups/:name/parts/:part',
    // Logged once an upload is complete or a backup is restored; the test of backups checks both.
    'POST /backups/:name/check',
    'POST /backups/:name/restore',
  ]

  it('the audit log has an entry for every write that the API offers, with what it changed', async () => {
    const offered = api.routes.flatMap(({ method, url }) =>
      [method]
        .flat()
        .filter((name) => !['GET', 'HEAD', 'OPTIONS'].includes(name))
        .map((name) => `${name} ${url.slice(apiPrefix.length)}`),
    )
    expect([...Object.keys(writes), ...silent].sort(), 'every writing route is tried here').toEqual(
      [...new Set(offered)].sort(),
    )
    for (const [route, { call, leaves }] of Object.entries(writes)) {
      const response = await call()
      expect(response.statusCode, route).toBeLessThan(300)
      expect(await about(response), route).toEqual(
        leaves.map((entry) => expect.objectContaining(entry)),
      )
    }
  })

  it('the audit log lists its entries page by page, for staff alone', async () => {
    expect((await api.call('GET', apiPaths.auditLog)).statusCode).toBe(401)
    const [newest, next] = await read({ record: ids.product, limit: '2' })
    expect([newest?.action, next?.action]).toEqual(['restore', 'delete'])
    expect(await read({ record: ids.product, limit: '1', page: '2' })).toEqual([next])
    expect(await read({ record: ids.product, action: 'update', entity: 'category' })).toEqual([])
    const signIns = await read({ action: 'sign-in' })
    const owner = signIns.find(({ user }) => user.name === 'Owner')?.user._id ?? ''
    expect((await read({ user: owner })).map(({ action }) => action)).toEqual([
      'sign-out',
      'sessions-end',
      'sign-in',
      'password-change',
      'sign-in',
    ])
    const at = newest?.at ?? ''
    expect(await read({ record: ids.product, to: at })).not.toContainEqual(newest)
    expect(await read({ record: ids.product, from: at })).toContainEqual(newest)
    const wrong = await api.callAsAdmin('GET', apiPaths.auditLog, { query: { from: 'monday' } })
    expect(wrong.json().errors).toHaveProperty('from')
  })

  it('the audit log tells what people did, failed sign-ins among it, from what the program did by itself', async () => {
    await logWrite(api.db, systemAuthor, {
      action: 'update',
      entity: 'site',
      id: 'nightly',
      name: 'By itself',
    })
    await signIn('a wrong password')
    const list = (query = {}) => read({ ...query, limit: String(auditLimits.maxPage) })
    const people = await list({ by: 'people' })
    const program = await list({ by: 'program' })
    const failed = expect.objectContaining({ action: 'sign-in-failed' })
    const byItself = expect.objectContaining({ record: { _id: 'nightly', name: 'By itself' } })
    expect(people).toContainEqual(failed)
    expect(people).not.toContainEqual(byItself)
    expect(program).toContainEqual(byItself)
    expect(program).not.toContainEqual(failed)
    expect(people.length + program.length).toBe((await list()).length)
    const wrong = await api.callAsAdmin('GET', apiPaths.auditLog, { query: { by: 'nobody' } })
    expect(wrong.json().errors).toHaveProperty('by')
  })

  it('the audit log has nothing of a write that came to nothing', async () => {
    const entries = await read()
    for (const [method, path, payload] of [
      ['POST', apiPaths.categories, { name: 'OILS' }],
      ['PUT', fillPath(apiPaths.product, product()), { price: 5, originalPrice: 4 }],
      ['DELETE', fillPath(apiPaths.category, { id: ids.main }), undefined],
    ] as const)
      expect((await write(method, path, payload)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await read()).toEqual(entries)
  })

  it('the audit log names an account that strangers try, but lets them write only so much', async () => {
    for (let count = 0; count < auditLimits.failuresADay + 5; count++) {
      await api.db.deleteFrom('login_failures').execute()
      await signIn('wrong')
    }
    const failures = await read({ action: 'sign-in-failed' })
    expect(failures).toHaveLength(auditLimits.failuresADay)
    expect(failures[0]).toMatchObject({ record: { name: email }, user: { _id: '', name: '' } })
  })

  it('the audit log holds no password, no token and no hash of one', async () => {
    const rows = await api.db.selectFrom('audit_log').selectAll().execute()
    const text = JSON.stringify(rows)
    for (const secret of [password, newPassword, token, linkCode])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/argon2|password_hash|token_hash/)
  })

  const overriding = engine === 'postgres' ? sql`overriding system value` : sql``
  const insert = (number: number, at: number) =>
    sql`insert into audit_log (number, at, action, entity, record_id, record_name, user_id,
        user_name, request_id, address) ${overriding}
        values (${number}, ${at}, 'update', 'site', '', '', '', '', '', '')`.execute(api.db)

  it('the audit log is neither changed nor shortened, but for what is old enough or far enough behind', async () => {
    const all = () => api.db.selectFrom('audit_log').select('number').orderBy('number').execute()
    const before = await all()
    const rejected = /audit log is not/
    await expect(
      api.db.updateTable('audit_log').set({ user_name: 'Nobody' }).execute(),
    ).rejects.toThrow(rejected)
    await expect(api.db.deleteFrom('audit_log').execute()).rejects.toThrow(rejected)
    await deleteAuditEntries(api.db, Date.now() + auditLimits.retentionMs - dayMs)
    expect(await all()).toEqual(before)
  })

  it('the audit log is shortened by what is old enough or far enough behind', async () => {
    const all = () => api.db.selectFrom('audit_log').select('number').orderBy('number').execute()
    const before = await all()
    const last = before.at(-1)?.number ?? 0
    await insert(last + 1, Date.now() - auditLimits.retentionMs - dayMs)
    await deleteAuditEntries(api.db, Date.now())
    expect(await all()).toEqual(before)
    await insert(last + auditLimits.entries, Date.now())
    await deleteAuditEntries(api.db, Date.now())
    expect(await all()).toEqual([{ number: last + auditLimits.entries }])
  })
})
