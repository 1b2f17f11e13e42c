import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../contract/paths.ts'
import { readEnv, secretVariables } from '../../../env/env.ts'
import { createServer } from '../create-server.ts'
import { createMask, logOptions, requestIdOf } from './log.ts'

/** The request's log, with more than the framework's type has. */
type Logger = { bindings(): Record<string, unknown> }

const secret = {
  DATABASE_URL: 'postgres://oil:pr%26ss%22ed@db.example:5432/shop',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'AKIAOILPRESS',
  S3_SECRET_ACCESS_KEY: 'wooden/secret+key',
  ADMIN_PASSWORD: 'a wooden "press" turns',
}
const token = 'x4bI1dTj7Wq0x4bI1dTj7Wq0x4bI1dTj7Wq0x4bI1dT'

/** Output of a server that responds to one request of `url` and logs `logged`. */
async function logOf(logged: object, url = '/x%0d%0a{"level":60}?q=%0aforged'): Promise<string> {
  const stream = new PassThrough()
  const server = fastify({
    logger: { ...(logOptions('info', readEnv(secret).secrets) as object), stream },
  })
  server.get('/*', async (request) => {
    request.log.warn(logged, 'tried')
    return 'done'
  })
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': 'forged-request' }
  await server.inject({ url, headers })
  await server.close()
  stream.end()
  return text(stream)
}

function expectHidden(log: string) {
  for (const hidden of [
    token,
    'pr%26ss',
    'pr&ss',
    secret.S3_SECRET_ACCESS_KEY,
    'AKIAOILPRESS',
    'abcdef',
    'copra',
    'wooden%2Fsecret',
    'pr%26ss',
    'turns',
    'old one',
    'new one',
    'a=b',
    ':hidden@',
  ])
    expect(log).not.toContain(hidden)
}

it('the log masks secrets, however they got into it', async () => {
  const cause = new Error(`connect ${secret.DATABASE_URL}: password is pr&ss"ed`)
  const log = await logOf({
    err: new Error(`rejected for Bearer ${token}`, { cause }),
    headers: { authorization: `Bearer ${token}`, cookie: 'a=b' },
    body: { currentPassword: 'old one', newPassword: 'new one', token },
    url: 'https://s3.example/a?X-Amz-Credential=AKIAOILPRESS%2F2026&X-Amz-Signature=abcdef',
    recoveryCodes: ['copra-mill-1', 'copra-mill-2'],
    asked: `tls?key=${encodeURIComponent(secret.S3_SECRET_ACCESS_KEY)}`,
    settings: [secret.S3_SECRET_ACCESS_KEY, secret.ADMIN_PASSWORD, 'mysql://a:hidden@host/x'],
  })
  expectHidden(log)
  expect(log).toContain('[masked]')
})

it('the log masks every setting that is secret, as it is and as a part of an address', () => {
  const given = secretVariables.map((name, at) => {
    const value = `turning-mill-${at}`
    return [name, name.endsWith('_URL') ? `postgres://oil:${value}@db.example/shop` : value]
  })
  const { secrets } = readEnv({
    ...Object.fromEntries(given),
    S3_BUCKET: 'pictures',
    COPY_TO: 's3://copies/site',
  })
  const { mask } = createMask(secrets)
  for (const at of secretVariables.keys())
    expect(mask(`${secretVariables[at]} turning-mill-${at}`)).toBe(
      `${secretVariables[at]} [masked]`,
    )
})

it.each([
  ['a field of the line', { sessionToken: 'jaggery' }],
  ['a list', { tokens: ['jaggery'], all: [['Bearer jaggery-jaggery']] }],
  ['a number', { adminPassword: 4928174928 }],
  [
    'a field of a failure',
    { err: Object.assign(new Error('x'), { headers: { Cookie: 'jaggery' } }) },
  ],
  ['the cause of a failure', { err: new Error('x', { cause: new Error('?ticket=jaggery') }) }],
  ['an address', { at: new URL('https://x/?api_key=jaggery') }],
  ['the name of a field', { 'https://x/?secret=jaggery': 1 }],
  ['JSON in a text', { sent: JSON.stringify({ as: secret.ADMIN_PASSWORD }) }],
  ['a deep field', { a: { b: { c: { d: { purgeToken: 'jaggery' } } } } }],
])('the log masks a secret in %s', async (_, logged) => {
  expect(await logOf(logged)).not.toMatch(/jaggery|4928174928|turns/)
})

it('the log masks secrets in the message and in the fields of a child', async () => {
  const stream = new PassThrough()
  const server = fastify({
    logger: { ...(logOptions('info', readEnv(secret).secrets) as object), stream },
  })
  server.log.child({ token: 'jaggery', at: 'https://x/?key=jaggery' }).warn('?token=jaggery')
  await server.close()
  stream.end()
  expect(await text(stream)).not.toContain('jaggery')
})

it('the log takes what refers to itself', async () => {
  const logged: Record<string, unknown> = { name: 'mill' }
  logged.self = { logged }
  expect(await logOf({ logged })).toContain('"name":"mill"')
})

it.each([
  '/api/orders?search=Meena&page=2',
  '/api/orders.csv?search=%22Meena',
  '/api/orders/totals?Meena',
  '/admin/orders?search="Meena',
])('the log keeps of an address of orders no query: %s', async (url) => {
  const lines = await logOf({ err: { detail: 'Failing row contains (41, "Meena").' } }, url)
  expect(lines).not.toContain('Meena')
  expect(lines).toContain(url.slice(0, url.indexOf('?')))
  for (const line of lines.trim().split('\n')) JSON.parse(line)
})

it('the log keeps of an address what is not secret, and is still JSON where that has quotes in it', async () => {
  const ticket = fillPath(apiPaths.backupDownload, { ticket: 'dW5kZXJseWluZw' })
  const asked = `${apiPrefix}${ticket}?token=oil"cake&page=2&new_password=cold%20pressed&p%61ssword=mill&key=jaggery&code=492817`
  const lines = (await logOf({}, `${asked}&ticket=copra\\&secret=chekku&keyword=coconut`)).trim()
  for (const hidden of [
    'dW5kZXJseWluZw',
    'oil',
    'cake',
    'cold',
    'mill',
    'jaggery',
    '492817',
    'copra',
    'chekku',
  ])
    expect(lines).not.toContain(hidden)
  const [first] = lines.split('\n').map((line) => JSON.parse(line))
  expect(first.req.url).toMatch(/download\/\[masked\]\?token=\[masked\]&page=2&/)
  expect(first.req.url).toMatch(/&keyword=coconut$/)
})

it.each([pagePaths.preview, apiPrefix + apiPaths.setupPreviewState])(
  'the log keeps of %s nothing that would open a closed shop',
  async (path) => {
    const lines = await logOf({}, fillPath(path, { code: '019abf3e.mi3k2v9c.5e0f8a7c' }))
    expect(lines).toContain('/preview/[masked]')
    expect(lines).not.toMatch(/019abf3e|5e0f8a7c/)
  },
)

it('the log leaves a line whole where a password is a word of it', () => {
  const line = { level: 30, time: 1790000000003, msg: 'time out of 3' }
  for (const word of ['time', '3'])
    expect(
      createMask(readEnv({ DATABASE_URL: `postgres://oil:${word}@db.example/shop` }).secrets).mask(
        line,
      ),
    ).toEqual(line)
})

it('the log cuts a text of more than 100,000 letters, and no secret in two', () => {
  const { mask } = createMask(readEnv({ ADMIN_PASSWORD: 'twelve letters' }).secrets)
  const cut = (before: number) =>
    String(mask(`${'a'.repeat(before)}twelve letters${'b'.repeat(9000)}`))
  for (let before = 99_980; before < 100_005; before++) {
    expect(cut(before)).not.toMatch(/twe/)
    expect(cut(before).length).toBeLessThan(100_010)
  }
  for (let before = 103_980; before < 104_005; before++) expect(cut(before)).not.toMatch(/t/)
})

/**
 * Work that grows with the square of a line would go on for an hour; recursion for each character would fail.
 */
it.each(['"password', '"recoveryCodes":[', 'token', '?a=', '"a":"', '://a:', 'Bearer '])(
  'the log takes a long line of %s in its stride',
  (part) => {
    const msg = part.repeat(10_000_000 / part.length)
    expect(createMask(readEnv(secret).secrets).mask({ msg })).toEqual({ msg: expect.any(String) })
  },
)

it('the log gets one line of JSON for each event, whatever a client sends', async () => {
  const lines = (await logOf({ name: 'a\n{"level":60,"msg":"forged"}\r\n' })).trim().split('\n')
  const events = lines.map((line) => JSON.parse(line))
  expect(events.map(({ msg }) => msg)).toEqual(['incoming request', 'tried', 'request completed'])
  expect(new Set(events.map(({ reqId }) => reqId)).size).toBe(1)
  expect(events[0]).toMatchObject({ level: 30, time: expect.any(Number) })
})

it('the log names only an address as the one that a request came from', async () => {
  const stream = new PassThrough()
  const logger = { ...(logOptions('info', readEnv(secret).secrets) as object), stream }
  const server = fastify({ logger, trustProxy: true })
  for (const from of ['203.0.113.7:4711', 'x'.repeat(12_000)])
    await server.inject({ url: '/', headers: { 'x-forwarded-for': from } })
  await server.close()
  stream.end()
  const events = (await text(stream))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const found = events.flatMap(({ req }) => (req ? [req.remoteAddress] : []))
  expect(found).toEqual(['203.0.113.7', ''])
})

const name = (trusted: string[], id: string, from: string | undefined) => {
  const socket = from === undefined ? {} : Object.create(Socket.prototype)
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  return requestIdOf(trusted)({ headers: { 'x-request-id': id }, socket } as never)
}

it('a request keeps the name that a trusted proxy or its own page gave it, and no other', () => {
  const id = '0199f4a2-7c1e'
  for (const [trusted, from] of [
    [['loopback'], '127.0.0.1'],
    [['loopback'], '::1'],
    [['10.0.0.0/8'], '::ffff:10.1.2.3'],
    [[], undefined],
  ] as const)
    expect(name([...trusted], id, from)).toBe(id)
  for (const [trusted, given, from] of [
    [[], id, '127.0.0.1'],
    [['10.0.0.0/8'], id, '127.0.0.1'],
    [['10.0.0.0/8', 'loopback'], id, '203.0.113.7'],
    [['loopback'], 'short', '127.0.0.1'],
    [['loopback'], 'a\nb\nc\nd\ne\nf', '127.0.0.1'],
    [['loopback'], 'x'.repeat(65), '127.0.0.1'],
  ] as const)
    expect(name([...trusted], given, from)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

const trace = `00-${'4bf92f35'.repeat(4)}-${'00f067aa'.repeat(2)}-01`

it.each([
  ['a trace', trace, trace],
  ['no trace of zeros', `00-${'0'.repeat(32)}-${'00f067aa'.repeat(2)}-01`, undefined],
  ['nothing else', `${trace} forged`, undefined],
])('the lines of a request are bound to %s that comes with it', async (_, traceparent, bound) => {
  const server = createServer({ logLevel: 'fatal', trustProxy: [] })
  server.get('/', async ({ log }) => (log.child({}) as unknown as Logger).bindings())
  const bindings = (await server.inject({ url: '/', headers: { traceparent } })).json()
  await server.close()
  expect(bindings.traceparent).toBe(bound)
  expect(bindings.reqId).toEqual(expect.any(String))
})
