import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { serverLimits } from '../server-limits.ts'
import type { Session } from '../sessions/repository.ts'
import { createTestApi, signInNewAdministrator, type TestApi } from '../testing/api.ts'
import { addCategory } from '../testing/categories.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'

const { requests, staff, uploads } = serverLimits.load

describe.each(engines)('where all slots but one are taken, on %s', (engine) => {
  let api: TestApi
  let origin: string
  let category: string
  let held: Promise<unknown>
  let letGo: () => void

  beforeEach(async () => {
    api = await createTestApi(engine)
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    letGo = resolve
    api.app.get('/held', () => gate)
    const asStaff = async (request: { session: Session | null }) => {
      request.session = { user: { id: 'another' } } as Session
    }
    api.app.get('/held-by-staff', { preValidation: asStaff }, () => gate)
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
    category = await addCategory(api.db, { name: 'Oils' })
    const taken = [
      ...Array(requests.slots).fill('/held'),
      ...Array(requests.reserved - 1).fill('/held-by-staff'),
    ]
    // While it starts, the server may be too slow for all of them at once.
    const take = async (path: string) => {
      for (let status = 503; status === 503; ) {
        await vi.waitUntil(() => !api.app.load.isLagging, { timeout: 60_000 })
        const response = await fetch(origin + path)
        await response.arrayBuffer()
        status = response.status
      }
    }
    held = Promise.all(taken.map(take))
    await vi.waitUntil(() => api.app.load.working === taken.length, { timeout: 60_000 })
  })
  afterEach(async () => {
    letGo()
    await held
    await api.close()
  })

  const send = (path: string, body: FormData) =>
    fetch(origin + apiPrefix + path, { method: 'POST', headers: api.admin, body })
  const countStatuses = async (responses: Promise<Response>[]) => {
    const counts: Record<number, number> = {}
    for (const response of responses) {
      const { status } = await response
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }

  it('twenty gallery items with pictures are saved at once', async () => {
    const sent = Array.from({ length: 20 }, async (_, at) =>
      send(
        apiPaths.gallery,
        makeForm({ title: `Press ${at}`, category: 'Press' }, await makeUpload(at)),
      ),
    )
    expect(await countStatuses(sent)).toEqual({ 201: 20 })
  })

  it('fifty products are saved at once, in a flood of strangers', async () => {
    let isOver = false
    const strangers = new Set<number>()
    const flood = Array.from({ length: 20 }, async (_, at) => {
      for (let count = 1; !isOver; count++) {
        const path = `${apiPaths.products}?maxPrice=${count * 20 + at}`
        const response = await fetch(origin + apiPrefix + path)
        await response.arrayBuffer()
        strangers.add(response.status)
      }
    })
    await vi.waitUntil(() => strangers.has(503), { timeout: 60_000 })
    const sent = Array.from({ length: 50 }, (_, at) =>
      send(apiPaths.products, makeForm({ name: `Oil ${at}`, category })),
    )
    expect(await countStatuses(sent)).toEqual({ 201: 50 })
    isOver = true
    await Promise.all(flood)
    expect([...strangers]).toEqual([503])
  })

  it('ten pictures of one file are saved at once', async () => {
    const upload = await makeUpload()
    const sent = Array.from({ length: 10 }, (_, at) =>
      send(apiPaths.products, makeForm({ name: `Oil ${at}`, category }, upload)),
    )
    expect(await countStatuses(sent)).toEqual({ 201: 10 })
  })

  it('more pictures may wait than are taken in at a time', async () => {
    const upload = await makeUpload()
    const sent = Array.from({ length: uploads.slots + 10 }, (_, at) =>
      send(apiPaths.products, makeForm({ name: `Oil ${at}`, category }, upload)),
    )
    expect(await countStatuses(sent)).toEqual({ 201: uploads.slots + 10 })
  })

  it('staff are also served what everybody may read', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(origin + apiPrefix + apiPaths.categories, { headers })
    expect((await ask({})).status).toBe(503)
    expect((await ask(api.admin)).status).toBe(200)
  })

  it('the one after a hundred who wait is rejected', async () => {
    const { app, db, admin } = api
    const tokens = [await signInNewAdministrator(db), await signInNewAdministrator(db)]
    const accounts = [admin, ...tokens.map((token) => ({ authorization: `Bearer ${token}` }))]
    const path = `${apiPrefix}${apiPaths.me}`
    const last = fetch(`${origin}/held-by-staff`)
    await vi.waitUntil(() => app.load.working === requests.slots + requests.reserved, 60_000)
    const asked = Array.from({ length: staff.waiting + 1 }, (_, at) =>
      fetch(origin + path, { headers: accounts[at % accounts.length] }),
    )
    await vi.waitUntil(() => app.load.rejected === 1, { timeout: 60_000 })
    letGo()
    await last
    expect(await countStatuses(asked)).toEqual({ 200: staff.waiting, 503: 1 })
    const rejected = (await Promise.all(asked)).filter(({ status }) => status === 503)
    for (const { headers } of rejected) expect(headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('clients that have left the queue are dropped', async () => {
    const { app, admin } = api
    const last = fetch(`${origin}/held-by-staff`)
    await vi.waitUntil(() => app.load.working === requests.slots + requests.reserved, 60_000)
    const client = new AbortController()
    const { signal } = client
    const asked = fetch(origin + apiPrefix + apiPaths.me, { headers: admin, signal })
    const heard = new Promise((resolve) => app.server.once('request', resolve))
    await heard
    client.abort()
    await expect(asked).rejects.toThrow()
    await vi.waitUntil(() => app.load.rejected === 1, { timeout: 60_000 })
    letGo()
    await last
  })
})
