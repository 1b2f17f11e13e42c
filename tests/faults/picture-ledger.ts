import { makeForm } from '../../api/testing/multipart.ts'
import { makeUpload } from '../../api/testing/pictures/pictures.ts'
import type { Random } from '../../api/testing/random.ts'
import { pictureLimits } from '../../contract/pictures/messages.ts'
import { storageMessages } from '../../contract/storage-messages.ts'
import type { Found } from './ledger.ts'
import { isWhole, type Pictured, picturesOf } from './pictures.ts'
import { owner } from './product.ts'

/** Addresses of pictures in their order; null for one whose address nobody received. */
type Pictures = (string | null)[]
type Shown = Pictured & { _id: string; image: string }
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A write to the pictures, and what becomes of them. */
type Write = {
  method: Method
  path: string
  body?: FormData | object
  becomes: Pictures
  key: string
}

/** Writes to the pictures of one product, one after the other, and remembers what was acknowledged. */
export function createPictureLedger(random: Random) {
  const counts = { acknowledged: 0, rejected: 0, rejectedAsFull: 0, unexpected: [] as string[] }
  let address = ''
  let token = ''
  let product = ''
  let acknowledged: Pictures = []
  /** The write that got no response. */
  let pending: Write | null = null
  let deleted: Shown | null = null
  let serial = 0

  async function call(method: Method, path: string, body?: FormData | object, key?: string) {
    const isJson = body && !(body instanceof FormData)
    return fetch(`${address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isJson && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    })
  }

  async function send<T>(method: Method, path: string, body?: FormData | object): Promise<T> {
    const response = await call(method, path, body)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }

  /** Turns to a site, a started one or one that is back. */
  async function turnTo(site: string): Promise<void> {
    address = site
    token = (await send<{ token: string }>('POST', '/auth/login', owner)).token
    if (product) return
    const category = await send<Shown>('POST', '/categories', { name: 'Oils' })
    const oil = { name: 'Oil', description: 'Pressed', category: category._id }
    product = (await send<Shown>('POST', '/products/json', oil))._id
  }

  async function readPictures(): Promise<Shown[]> {
    return (await send<{ images?: Shown[] }>('GET', `/products/${product}`)).images ?? []
  }

  /** One write by chance. */
  async function choose(shown: Shown[]): Promise<Write> {
    const images: Pictures = shown.map(({ image }) => image)
    const at = random.below(Math.max(shown.length, 1))
    const own = `/products/${product}/images`
    const address = `${own}/${shown[at]?._id}`
    const key = `picture ${serial++} of ${product}`
    const isFull = shown.length === pictureLimits.ofProduct
    const chance = random.next()
    if (shown.length < 2 || (chance < 0.4 && !isFull))
      return { method: 'POST', path: own, body: await draw(), becomes: [...images, null], key }
    if (chance < 0.55)
      return {
        method: 'PUT',
        path: address,
        body: await draw(),
        becomes: images.with(at, null),
        key,
      }
    if (chance < 0.7) {
      const order = shown.map(({ _id }) => _id).toReversed()
      return { method: 'PUT', path: own, body: { order }, becomes: images.toReversed(), key }
    }
    if (chance < 0.85 && deleted && !isFull) {
      const { _id, image } = deleted
      return { method: 'POST', path: `${own}/${_id}/restore`, becomes: [...images, image], key }
    }
    return { method: 'DELETE', path: address, becomes: images.toSpliced(at, 1), key }
  }

  /** Each write has another picture. */
  async function draw(): Promise<FormData> {
    return makeForm({ kind: 'back' }, await makeUpload(serial))
  }

  /** Writes until `stop` says so, or there is no response. */
  async function writeUntil(stop: () => boolean): Promise<void> {
    while (!stop()) {
      try {
        const shown = await readPictures()
        pending = await choose(shown)
        const response = await settle(pending)
        if (response.ok && pending.method === 'DELETE')
          deleted = shown.find(({ _id }) => pending?.path.endsWith(_id)) ?? null
        else if (pending.path.endsWith('/restore')) deleted = null
        const now = await readPictures()
        if (response.status === 503 && !isAs(acknowledged, now))
          counts.unexpected.push(`${pending.method} ${pending.path}: rejected, and done`)
        acknowledged = now.map(({ image }) => image)
        pending = null
      } catch {
        return
      }
    }
  }

  async function settle({ method, path, body, key }: Write): Promise<Response> {
    const response = await call(method, path, body, method === 'POST' ? key : undefined)
    if (response.ok) counts.acknowledged += 1
    else if (response.status === 503) {
      counts.rejected += 1
      if ((await response.text()).includes(storageMessages.full)) counts.rejectedAsFull += 1
    } else counts.unexpected.push(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }

  /** Compares the pictures with what was acknowledged, and sends a picture again that got no response. */
  async function check(): Promise<Found> {
    const found: Found = { checked: 1, lost: [], torn: [] }
    const before = await readPictures()
    const allowed = [acknowledged, ...(pending ? [pending.becomes] : [])]
    if (!allowed.some((pictures) => isAs(pictures, before)))
      found.lost.push(`${JSON.stringify(before.map(({ image }) => image))} of ${allowed.length}`)
    const isAdd = pending?.body instanceof FormData && pending.method === 'POST'
    if (pending && isAdd) {
      await settle(pending)
      if (!isAs(pending.becomes, await readPictures())) found.torn.push('a picture is there twice')
    }
    const now = await readPictures()
    for (const path of now.flatMap(picturesOf))
      if (!(await isWhole(await fetch(address + path)))) found.torn.push(`${path} is not whole`)
    acknowledged = now.map(({ image }) => image)
    // The result and the id of this write are unknown.
    deleted = null
    pending = null
    return found
  }

  return { turnTo, writeUntil, readPictures, check, counts }
}

function isAs(pictures: Pictures, shown: Shown[]): boolean {
  return (
    pictures.length === shown.length &&
    pictures.every((image, at) => image === null || image === shown[at]?.image)
  )
}
