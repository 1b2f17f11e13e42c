import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composeAnswers } from './compose-answers.ts'
import { quickHeads } from './head.ts'
import { readQuestion } from './question.ts'

const words = 'Wood-pressed sesame oil. '.repeat(100)
const left = 'left to the framework'
const phone = { 'accept-encoding': 'gzip, deflate, br' }

describe('answers put together at once', () => {
  let server: Server
  let hasTime: boolean

  beforeEach(async () => {
    hasTime = false
    const composing = composeAnswers(
      (url) => {
        if (url.includes('wrong')) return undefined
        const bytes = Buffer.from(url.includes('short') ? '₹' : words)
        return {
          tag: '"oils"',
          length: bytes.length,
          plain: () => bytes,
          gzip: () => gzipSync(bytes),
        }
      },
      {
        nameRequest: () => 'an-id',
        writeHead: (request, response, head, id) => writeQuickly(request, response, head, id),
        time: { take: () => hasTime },
      },
    )
    composing.learn('/oils?of=something', {
      'content-type': 'text/plain',
      vary: 'Origin',
      etag: '"another"',
    })
    server = createServer((request, response) => {
      const { url: key = '', headers } = request
      const question = readQuestion(headers)
      if (!composing.answer({ request, response, key, question })) response.end(left)
    })
    const writeQuickly = quickHeads(server)
    await new Promise<void>((resolve) => server.listen(0, resolve))
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const { port } = server.address() as AddressInfo
    return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        const asked = send({ port, path, headers, method, agent: false }, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('end', () => {
            const { statusCode: status = 0, headers: told } = answer
            resolve({ status, headers: told, body: Buffer.concat(chunks) })
          })
        })
        asked.on('error', reject).end()
      },
    )
  }

  it('carry what all at their path carry, and their own tag, length and id', async () => {
    const { status, headers, body } = await ask('/oils?word=a')
    expect({ status, body: body.toString() }).toEqual({ status: 200, body: words })
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': String(words.length),
      vary: 'Origin, accept-encoding',
      etag: '"oils"',
      'x-request-id': 'an-id',
    })
    expect((await ask('/oils?short', phone)).body.toString()).toBe('₹')
  })

  it('are joined of compressed pieces where there is no time to do better', async () => {
    const { headers, body } = await ask('/oils?word=a', phone)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: '"oils-joined"' })
    expect(gunzipSync(body).toString()).toBe(words)
    const head = await ask('/oils?word=b', phone, 'HEAD')
    expect(head.headers['content-length']).toBe(headers['content-length'])
    expect(head.body).toHaveLength(0)
  })

  it.each([
    ['"oils"', {}],
    ['"oils-joined"', phone],
    ['"oils-br"', phone],
    ['"oils-gzip"', { 'accept-encoding': 'gzip' }],
  ])('spare whoever has %s', async (tag, headers) => {
    const spared = await ask('/oils?word=a', { ...headers, 'if-none-match': `"x", ${tag}` })
    expect(spared).toMatchObject({ status: 304, headers: { etag: tag } })
    expect(spared.headers['content-type']).toBeUndefined()
    const other = await ask('/oils?word=b', { ...headers, 'if-none-match': '"oil"' })
    expect(other.status).toBe(200)
  })

  it('are left to the framework where it does better, or must', async () => {
    const isLeft = async (path: string, headers = {}) =>
      (await ask(path, headers)).body.toString() === left
    expect(await isLeft('/oils?wrong')).toBe(true)
    expect(await isLeft('/others?word=a')).toBe(true)
    expect(await isLeft('/oils?word=a', { 'accept-encoding': 'br' })).toBe(true)
    expect(await isLeft('/oils?word=a')).toBe(false)
    // Asked again, it is worth keeping.
    expect(await isLeft('/oils?word=a')).toBe(true)
    hasTime = true
    expect(await isLeft('/oils?word=b', phone)).toBe(true)
    expect(await isLeft('/oils?word=b')).toBe(false)
  })
})
