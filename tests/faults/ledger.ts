import { setTimeout } from 'node:timers/promises'
import { makeUpload } from '../../api/testing/pictures/pictures.ts'
import type { Random } from '../../api/testing/random.ts'
import { storageMessages } from '../../contract/storage-messages.ts'
import { isWhole, type Pictured, picturesOf } from './pictures.ts'
import { owner } from './product.ts'

/** The picture of a write without a response: another one than before, whose address nobody received. */
const unknownPicture = Symbol('a picture whose address nobody received')

/** Expected record, its picture by the address, which is named by content; null if it must be gone. */
type Fields = { name: string; price: number; image: string | typeof unknownPicture } | null
type Entry = {
  /** As the last acknowledged write left it. */
  acknowledged: Fields
  /** As a write without a response may have left it. */
  possible?: Fields
}
type Json = Record<string, unknown>

/** Result of checking a site against the writes that it has acknowledged. */
export type Found = { checked: number; lost: string[]; torn: string[] }

/** Beyond it a response counts as one that never comes. */
const timeoutMs = 300_000

/**
 * Writes to a site, and remembers what it has acknowledged. Where `rejectedMayBeDone`, a write that
 * was rejected with 503 counts like one without a response: the line to the database was cut, and
 * nobody knows on which side of the commit.
 */
export function createLedger(random: Random, { rejectedMayBeDone = false } = {}) {
  const entries = new Map<string, Entry>()
  /** Names of products that were sent and never got a response. */
  const unanswered = new Set<string>()
  const counts = { acknowledged: 0, rejected: 0, rejectedAsFull: 0, unexpected: [] as string[] }
  let address = ''
  let token = ''
  let category = ''
  let serial = 0

  async function call(method: string, path: string, body?: FormData | Json): Promise<Response> {
    const isForm = body instanceof FormData
    return fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  /** Turns to a site, a started one or one that is back, as one who is signed in. */
  async function turnTo(site: string, name = 'Oils'): Promise<void> {
    address = site
    await signIn()
    while (!category) {
      const made = await call('POST', '/categories', { name })
      // A session may end at once where the clock jumps.
      if (made.status === 401) await signIn()
      else category = ((await made.json()) as { data: { _id: string } }).data._id
    }
  }

  async function signIn(): Promise<void> {
    const response = await unlessBusy(() => call('POST', '/auth/login', owner))
    if (response.status !== 200) throw new Error(`Nobody can sign in: ${response.status}`)
    token = ((await response.json()) as { data: { token: string } }).data.token
  }

  /** A site that is just back may ask for a moment. */
  async function unlessBusy(ask: () => Promise<Response>): Promise<Response> {
    for (let left = 600; ; left--) {
      const response = await ask()
      if (response.status !== 503 || left === 0) return response
      await response.body?.cancel()
      await setTimeout(100)
    }
  }

  /** One write by chance; false where there was no response. */
  async function write(): Promise<boolean> {
    const known = [...entries].filter(
      ([, { acknowledged, possible }]) => acknowledged && possible === undefined,
    )
    const chance = random.next()
    const [id] = (known.length > 0 && chance > 0.45 && random.pick(known)) || []
    if (!id) return create()
    const entry = entries.get(id) as Entry
    if (chance > 0.9) return settle(entry, null, () => call('DELETE', `/products/${id}`))
    const picture = chance > 0.8 ? 1 + random.below(5) : 0
    const price = random.below(10_000)
    const fields = { ...(entry.acknowledged as NonNullable<Fields>), price }
    if (picture) fields.image = unknownPicture
    // Made only once the record is taken: meanwhile another writer might delete it.
    return settle(entry, fields, async () => {
      const image = picture ? await makeUpload(picture) : undefined
      return call('PUT', `/products/${id}`, form({ price: String(price) }, image))
    })
  }

  async function create(): Promise<boolean> {
    const name = `Oil ${serial++} of ${category}`
    const price = random.below(10_000)
    const image = random.next() < 0.5 ? await makeUpload(1 + random.below(5)) : undefined
    unanswered.add(name)
    const response = await ask(() =>
      call('POST', '/products', form({ name, category, price: String(price) }, image)),
    )
    if (!response) return false
    if (isUnknown(response)) return true
    unanswered.delete(name)
    if (response.status !== 201) return true
    const { data } = (await response.json()) as ApiBody
    if (Boolean(data.image) !== Boolean(image)) counts.unexpected.push(`picture: ${data.image}`)
    entries.set(data._id, { acknowledged: { name, price, image: data.image ?? '' } })
    return true
  }

  async function settle(entry: Entry, wanted: Fields, send: () => Promise<Response>) {
    entry.possible = wanted
    const response = await ask(send)
    if (!response) return false
    if (isUnknown(response)) return true
    delete entry.possible
    if (response.status === 200) {
      const { data } = (await response.json()) as ApiBody
      entry.acknowledged = wanted && { ...wanted, image: data.image ?? '' }
    }
    if (!response.bodyUsed) await response.body?.cancel()
    return true
  }

  const isUnknown = ({ status }: Response) => rejectedMayBeDone && status === 503

  /** Null where there was no response: whether it was done is not known then. */
  async function ask(send: () => Promise<Response>): Promise<Response | null> {
    try {
      const response = await send()
      if (response.ok) counts.acknowledged += 1
      else if ([503, 429].includes(response.status)) {
        counts.rejected += 1
        if ((await response.clone().text()).includes(storageMessages.full))
          counts.rejectedAsFull += 1
      } else if (response.status === 401) await signIn()
      else counts.unexpected.push(`${response.status} ${await response.text()}`)
      return response
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        counts.unexpected.push(`no response within ${timeoutMs / 1000} s`)
      return null
    }
  }

  /** Several writers at once until `stop` says so, whether the site responds or not. */
  async function writeUntil(stop: () => boolean): Promise<void> {
    const writer = async () => {
      while (!stop()) if (!(await write())) await setTimeout(20)
    }
    await Promise.all([writer(), writer(), writer()])
  }

  /** Compares a site with what it has acknowledged. What got no response settles to what it became. */
  async function check(): Promise<Found> {
    const found: Found = { checked: 0, lost: [], torn: [] }
    const pictures = new Set<string>()
    const products = await listAll()
    for (const [id, entry] of entries) {
      const product = products.get(id)
      const now = product ? fieldsOf(product) : null
      const allowed = [entry.acknowledged, ...('possible' in entry ? [entry.possible] : [])]
      if (!allowed.some((fields) => isAs(fields ?? null, now)))
        found.lost.push(`${id}: ${JSON.stringify(now)}, not ${JSON.stringify(allowed)}`)
      entries.set(id, { acknowledged: now })
      found.checked += 1
    }
    for (const [id, product] of products) {
      for (const picture of picturesOf(product)) pictures.add(picture)
      if (entries.has(id)) continue
      if (!unanswered.has(product.name)) found.torn.push(`${id} was never sent`)
      entries.set(id, { acknowledged: fieldsOf(product) })
    }
    unanswered.clear()
    for (const picture of pictures)
      if (!(await isWhole(await unlessBusy(() => fetch(address + picture)))))
        found.torn.push(`${picture} is not whole`)
    return found
  }

  async function listAll(): Promise<Map<string, Shown>> {
    const products = new Map<string, Shown>()
    for (let page = 1; ; page++) {
      const response = await unlessBusy(() => call('GET', `/products?limit=1000&page=${page}`))
      if (response.status !== 200) throw new Error(`The list cannot be read: ${response.status}`)
      const { data, pagination } = (await response.json()) as List
      for (const product of data) products.set(product._id, product)
      if (page >= pagination.pages) return products
    }
  }

  /** Takes what a site holds for what is acknowledged: it was put there otherwise. */
  async function adopt(): Promise<void> {
    entries.clear()
    for (const [id, product] of await listAll())
      entries.set(id, { acknowledged: fieldsOf(product) })
  }

  return { turnTo, write, writeUntil, check, adopt, counts }
}

type Shown = Pictured & { _id: string; name: string; price: number }
type ApiBody = { data: { _id: string; image?: string } }
type List = { data: Shown[]; pagination: { pages: number } }

function fieldsOf({ name, price, image = '' }: Shown): NonNullable<Fields> {
  return { name, price, image }
}

/** True if a record is as a write left it. */
function isAs(wanted: Fields, now: Fields): boolean {
  if (!wanted || !now) return wanted === now
  const isPictured = wanted.image === unknownPicture ? now.image !== '' : wanted.image === now.image
  return wanted.name === now.name && wanted.price === now.price && isPictured
}

function form(
  fields: Record<string, string>,
  image?: { filename: string; bytes: Uint8Array },
): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (image) body.append('image', new Blob([new Uint8Array(image.bytes)]), image.filename)
  return body
}
