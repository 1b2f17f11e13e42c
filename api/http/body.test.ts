import { getEventListeners, once } from 'node:events'
import { Agent, request } from 'node:http'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { imageLimits } from '../../contract/images/limits.ts'
import { limits } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { disconnectSignal } from '../overload/disconnect-signal.ts'
import { serverLimits } from '../server-limits.ts'
import type { Session } from '../sessions/repository.ts'
import { readBodies } from './body.ts'
import { createServer } from './create-server.ts'

const boundary = 'the-boundary'

type Part = { name: string; value: string | Buffer; filename?: string; type?: string }

function encode(parts: Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        `${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

/** The head of a form that is sent by hand. */
const headOf = (length: number, header = 'X-None: none') =>
  `POST /upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n` +
  `${header}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`

/** A server that several clients ask at once; it closes with the test. */
function createShared(): FastifyInstance {
  const shared = createServer({ logLevel: 'silent', trustProxy: [] })
  shared.decorateRequest('session', null)
  onTestFinished(() => shared.close())
  return shared
}

async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as { port: number }).port
}

/** Sends a whole form on a connection of its own. */
function sendForm(port: number, parts: Part[], header?: string) {
  const bytes = encode(parts)
  const socket = createConnection(port, '127.0.0.1')
  socket.write(headOf(bytes.length, header))
  socket.write(bytes)
  return socket
}

describe('bodies', () => {
  let app: FastifyInstance
  const handled: unknown[] = []
  beforeAll(async () => {
    app = createServer({ logLevel: 'silent', trustProxy: [] })
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    await readBodies(app)
    const body = z.looseObject({ name: z.string('Name is required') })
    const echo = (request: { body: unknown; upload: { bytes: Uint8Array } | null }) => ({
      body: request.body,
      upload: request.upload && { bytes: request.upload.bytes.length },
    })
    app.post('/upload', { config: { upload: true }, schema: { body } }, async (request) => {
      handled.push(request.body)
      return echo(request)
    })
    app.post('/json', { schema: { body } }, async (request) => echo(request))
    const strict = z.object({ name: z.string() })
    app.post('/strict', { schema: { body: strict } }, async (request) => echo(request))
    app.put('/nothing', async (request) => echo(request))
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const sendJson = (payload: string, url = '/json') =>
    app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
  const sendParts = (parts: Part[] | Buffer, url = '/upload') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.isBuffer(parts) ? parts : encode(parts),
    })
  const name = { name: 'name', value: 'Oil' }

  it('the fields of a body arrive alike from JSON and multipart', async () => {
    const expected = { body: { name: 'Oil', size: '1 l' }, upload: null }
    expect((await sendJson('{"name":"Oil","size":"1 l"}', '/upload')).json()).toEqual(expected)
    const parts = await sendParts([name, { name: 'size', value: '1 l' }])
    expect(parts.json()).toEqual(expected)
  })

  it('a body brings a file under the name image, of up to 5 MB', async () => {
    const file = { name: 'image', filename: 'a.png', type: 'image/png' }
    const bytes = Buffer.alloc(imageLimits.bytes, 7)
    const full = await sendParts([{ ...file, value: bytes }, name])
    expect(full.json()).toEqual({
      body: { name: 'Oil' },
      upload: { bytes: imageLimits.bytes },
    })
    const over = await sendParts([
      name,
      { ...file, value: Buffer.concat([bytes, Buffer.from('x')]) },
    ])
    expect(over.statusCode).toBe(413)
    expect(over.json()).toEqual({ success: false, message: messages.image.tooLarge })
  })

  it('a body with an empty file has none, and one with a file of another name is rejected', async () => {
    const none = await sendParts([name, { name: 'image', value: '', filename: '' }])
    expect(none.json().upload).toBeNull()
    for (const other of ['photo', 'images[]']) {
      const sent = await sendParts([{ name: other, value: 'x', filename: 'x.png' }, name])
      expect(sent.statusCode, other).toBe(400)
      const empty = await sendParts([{ name: other, value: '', filename: '' }, name])
      expect(empty.json(), other).toEqual({ body: { name: 'Oil' }, upload: null })
      const nameless = await sendParts([{ name: other, value: 'x', type: 'image/png' }, name])
      expect(nameless.statusCode, other).toBe(400)
    }
  })

  it('a body brings a file that has no name, whatever type it says', async () => {
    for (const type of [undefined, 'image/png', 'text/plain', 'application/octet-stream']) {
      const part = { name: 'image', value: Buffer.from([0x89, 0x50, 0, 0xff]), type }
      expect((await sendParts([name, part])).json().upload).toEqual({ bytes: 4 })
    }
    const none = await sendParts([name, { name: 'image', value: '' }])
    expect(none.json()).toEqual({ body: { name: 'Oil' }, upload: null })
  })

  it('the answer to a body says which field was sent twice', async () => {
    const response = await sendParts([name, { name: 'name', value: 'Seed' }])
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual({ name: messages.validation.once })
    const image = { name: 'image', value: 'x', filename: 'a.png' }
    const text = { name: 'image', value: 'x' }
    for (const parts of [
      [image, image],
      [image, text],
      [text, image],
    ]) {
      const twice = await sendParts([name, ...parts])
      expect(twice.statusCode).toBe(400)
      expect(twice.json().errors).toEqual({ image: messages.validation.once })
    }
  })

  it('bodies are rejected where they, or a JSON part of a form, are nested deeper than anything that is read', async () => {
    const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`
    const { depth } = limits.body
    const send = (size: string) => sendJson(`{"name":"Oil","size":${size}}`)
    const part = (value: string) =>
      sendParts([name, { name: 'size', value, type: 'application/json' }])
    for (const body of [nested(depth), nested(3000), nested(20_000)])
      expect((await send(body)).json()).toEqual({
        success: false,
        message: messages.error.malformedBody,
      })
    for (const body of [nested(depth + 2), nested(3000)])
      expect((await part(body)).statusCode).toBe(400)
    for (const response of [await send(nested(depth - 2)), await part(nested(depth))])
      expect(response.statusCode).toBe(200)
  })

  it('the answer to a body says which field is wrong, also where nothing was sent', async () => {
    for (const response of [await sendJson('{}'), await sendJson(''), await sendParts([])]) {
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        success: false,
        message: messages.validation.failed,
        errors: { name: 'Name is required' },
      })
    }
  })

  it.each([
    ['{', 400],
    ['{"name":', 400],
    ['[]', 400],
    ['null', 400],
    ['"text"', 400],
    [`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    [`{"name":"${'x'.repeat(limits.body.json)}"}`, 413],
  ])('a body with the JSON %.40j is rejected', async (payload, status) => {
    const response = await sendJson(payload)
    expect(response.statusCode).toBe(status)
    expect(response.json().success).toBe(false)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a field named %s is ignored, and what comes after it is read',
    async (field) => {
      const after = { name: 'size', value: '1 l' }
      for (const part of [
        { name: field, value: 'x' },
        { name: field, value: 'x', filename: 'x' },
      ]) {
        const response = await sendParts([name, part, after])
        expect(response.json()).toEqual({ body: { name: 'Oil', size: '1 l' }, upload: null })
      }
      const strict = { [field]: { prototype: { admin: true } } }
      const response = await sendJson(
        `{"name":"Oil",${JSON.stringify(strict).slice(1, -1)}}`,
        '/strict',
      )
      expect(response.json().body).toEqual({ name: 'Oil' })
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
    },
  )

  it.each([
    ['a text that is too long', [{ name: 'name', value: 'x'.repeat(limits.body.field + 1) }], 400],
    [
      'ten thousand fields',
      Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, value: 'x' })),
      413,
    ],
    ['bytes that are not multipart', Buffer.from('nothing of the kind'), 400],
    ['parts without an end', encode([name]).subarray(0, -10), 400],
    [
      'parts without an end, one named constructor',
      encode([name, { name: 'constructor', value: 'x' }, name]).subarray(0, -10),
      400,
    ],
  ] as const)('a body with %s is rejected', async (_, parts, status) => {
    const response = await sendParts(parts as Part[] | Buffer)
    expect(response.statusCode).toBe(status)
    expect(response.json().success).toBe(false)
  })

  it.each([
    ['text/plain', 'name=Oil'],
    ['application/x-www-form-urlencoded', 'name=Oil'],
    ['application/xml', '<name/>'],
    ['nonsense', 'x'],
    ['multipart/form-data', 'x'],
  ])('a body of the type %s is rejected', async (type, payload) => {
    const response = await app.inject({
      method: 'POST',
      url: '/json',
      headers: { 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(415)
  })

  it('a body is not taken as multipart where the route has no file', async () => {
    expect((await sendParts([name], '/json')).statusCode).toBe(415)
  })

  it('a body may be missing where none is needed', async () => {
    const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
    for (const headers of [{}, ...types.map((type) => ({ 'content-type': type }))]) {
      expect((await app.inject({ method: 'PUT', url: '/nothing', headers })).statusCode).toBe(200)
    }
    const { port } = app.server.address() as { port: number }
    for (const [path, status] of [
      ['/nothing', 200],
      ['/nowhere', 404],
    ]) {
      const socket = createConnection(port, '127.0.0.1')
      socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`)
      socket.write(`Content-Type: application/json\r\n\r\n`)
      expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    }
  })

  it('a body that never ends is cut off', async () => {
    const slow = createServer({ logLevel: 'silent', trustProxy: [], bodyTimeoutMs: 500 })
    await readBodies(slow)
    slow.post('/upload', { config: { upload: true } }, async () => 'done')
    await slow.listen({ port: 0, host: '127.0.0.1' })
    const { port } = slow.server.address() as { port: number }
    // Slow too, but it has sent enough for the next minute and a half.
    const steady = createConnection(port, '127.0.0.1')
    const bytes = encode([{ name: 'image', value: Buffer.alloc(200_000), filename: 'a' }])
    steady.write(headOf(bytes.length))
    steady.write(bytes.subarray(0, -10))
    for (const type of ['application/json', `multipart/form-data; boundary=${boundary}`]) {
      const socket = createConnection(port, '127.0.0.1')
      socket.write(`POST /upload HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n`)
      socket.write(`Content-Type: ${type}\r\n\r\n{"name":`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    }
    steady.write(bytes.subarray(-10))
    expect(await text(steady)).toMatch(/^HTTP\/1\.1 200 /)
    await slow.close()
  })

  async function serveAccounts() {
    const shared = createShared()
    let left = 0
    shared.addHook('onRequest', async (request) => {
      request.session = { user: { id: request.headers.account } } as unknown as Session
      if (!request.headers.leaves) return
      await new Promise((resolve) => request.raw.once('close', resolve))
      left++
    })
    await readBodies(shared)
    shared.post('/upload', { config: { upload: true } }, async () => 'done')
    const port = await listen(shared)
    return { port, left: () => left }
  }

  function senderOf(port: number, bytes: Buffer) {
    const send = (account: string, part: Buffer, more = '') => {
      const socket = createConnection(port, '127.0.0.1')
      socket.write(headOf(bytes.length, `Account: ${account}${more}`))
      socket.write(part)
      return socket
    }
    return send
  }

  it('bodies of one account never keep out those of another, however slow they are, and wait for their turn', async () => {
    const { port, left } = await serveAccounts()
    const bytes = encode([name])
    const send = senderOf(port, bytes)
    const whole = async (account: string) => (await text(send(account, bytes))).slice(9, 12)

    const { slots } = serverLimits.load.uploads
    const stuck = Array.from({ length: slots }, () => send('a', bytes.subarray(0, 9)))
    const waiting = whole('a')
    expect([await whole('b'), await whole('c')]).toEqual(['200', '200'])
    for (const socket of stuck) socket.destroy()
    expect(await waiting).toBe('200')

    // Disconnected before their session was known.
    for (const _ of stuck) send('a', bytes.subarray(0, 9), '\r\nLeaves: yes').end()
    await vi.waitUntil(() => left() === stuck.length, { timeout: 60_000 })
    expect(await whole('a')).toBe('200')
  })

  async function serveRaw() {
    const shared = createShared()
    shared.addHook('onRequest', async (request) => {
      request.session = { user: { id: request.headers.account } } as unknown as Session
    })
    await readBodies(shared)
    shared.addContentTypeParser('x/raw', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    )
    shared.post('/upload', { config: { upload: 'raw' } }, async () => 'done')
    const port = await listen(shared)
    return port
  }

  it('bodies that are large themselves wait for their turn, too, before they are read', async () => {
    const port = await serveRaw()
    const send = (account: string, part: string) => {
      const socket = createConnection(port, '127.0.0.1')
      const head = `POST /upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccount: ${account}\r\n`
      socket.write(`${head}Content-Type: x/raw\r\nContent-Length: 9\r\n\r\n${part}`)
      return socket
    }
    const whole = async (account: string) => (await text(send(account, '123456789'))).slice(9, 12)

    const stuck = Array.from({ length: serverLimits.load.uploads.ofClient }, () => send('a', '1'))
    let isAnswered = false
    const waiting = whole('a').then((status) => {
      isAnswered = true
      return status
    })
    expect([await whole('b'), await whole('c')]).toEqual(['200', '200'])
    expect(isAnswered).toBe(false)
    for (const socket of stuck) socket.destroy()
    expect(await waiting).toBe('200')
  })

  async function serveHeld() {
    const shared = createShared()
    await readBodies(shared)
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    let left = 0
    let worked = 0
    shared.post('/upload', { config: { upload: true } }, async ({ headers, raw }) => {
      if (!headers.held) return 'done'
      worked++
      raw.socket.once('close', () => left++)
      await gate
      return 'done'
    })
    const port = await listen(shared)
    return { port, gate, letGo, left: () => left, worked: () => worked }
  }

  it('bodies keep their place while they are worked on, also where their client is gone', async () => {
    const { port, gate, letGo, left, worked } = await serveHeld()
    const send = (header?: string) => sendForm(port, [name], header)
    const { ofClient } = serverLimits.load.uploads
    const held = Array.from({ length: ofClient }, () => send('Held: yes'))
    await vi.waitUntil(() => worked() === ofClient, { timeout: 60_000 })
    for (const socket of held) socket.resetAndDestroy()
    await vi.waitUntil(() => left() === ofClient, { timeout: 60_000 })
    expect(await text(send())).toMatch(/^HTTP\/1\.1 503 /)
    letGo()
    await gate
    const ask = async () => (await text(send())).startsWith('HTTP/1.1 200 ')
    await vi.waitUntil(ask, { timeout: 60_000 })
  })

  it('bodies give their place back where their client is gone and nothing is answered', async () => {
    const shared = createShared()
    await readBodies(shared)
    let worked = 0
    shared.post('/upload', { config: { upload: true } }, async ({ headers, raw }) => {
      if (!headers.held) return 'done'
      worked++
      await new Promise((resolve) => raw.socket.once('close', resolve))
      return undefined
    })
    const port = await listen(shared)
    const send = (header?: string) => sendForm(port, [name], header)
    const { ofClient } = serverLimits.load.uploads
    const held = Array.from({ length: ofClient }, () => send('Held: yes'))
    await vi.waitUntil(() => worked === ofClient, { timeout: 60_000 })
    for (const socket of held) socket.resetAndDestroy()
    const ask = async () => (await text(send())).startsWith('HTTP/1.1 200 ')
    await vi.waitUntil(ask, { timeout: 60_000 })
  })

  it('bodies leave nothing behind on a connection that carries many of them', async () => {
    const shared = createShared()
    await readBodies(shared)
    const counts: number[] = []
    shared.post('/upload', { config: { upload: true } }, async ({ raw }) => {
      counts.push(getEventListeners(disconnectSignal(raw.socket), 'abort').length)
      return 'done'
    })
    const port = await listen(shared)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const bytes = encode([name])
    for (let left = 5; left > 0; left--) {
      const sent = request({ port, agent, method: 'POST', path: '/upload' })
      sent.setHeader('content-type', `multipart/form-data; boundary=${boundary}`)
      sent.end(bytes)
      const [response] = await once(sent, 'response')
      expect(await text(response)).toBe('done')
    }
    agent.destroy()
    expect(counts).toEqual([0, 0, 0, 0, 0])
  })

  async function expectBroken(port: number, parts: Part[]) {
    const broken = createConnection(port, '127.0.0.1')
    broken.write(headOf(1_000_000))
    broken.write(encode(parts).subarray(0, 500))
    expect(await text(broken.end())).toMatch(/^HTTP\/1\.1 400 /)
  }

  it('bodies do no harm when they break off, or come in at length', async () => {
    const { port } = app.server.address() as { port: number }
    handled.length = 0
    const image = { name: 'image', value: Buffer.alloc(1000), filename: 'a' }
    const long = { name: 'size', value: 'x'.repeat(1000) }
    for (const parts of [[image], [name, { name: 'constructor', value: 'x' }, long]]) {
      await expectBroken(port, parts)
    }

    const large = createConnection(port, '127.0.0.1')
    const bytes = encode([
      { name: 'image', value: Buffer.alloc(imageLimits.bytes * 2), filename: 'a' },
    ])
    large.write(headOf(bytes.length))
    large.write(bytes)
    expect(await text(large)).toMatch(/^HTTP\/1\.1 413 /)

    expect((await sendParts([name])).statusCode).toBe(200)
    expect(handled).toEqual([{ name: 'Oil' }])
  })
})
