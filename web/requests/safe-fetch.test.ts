import { describe, expect, it, vi } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { safeFetch } from './safe-fetch.ts'

const request = () => new Request('https://shop.example/api/products')
const never = () => new Promise<Response>(() => {})

describe('safeFetch', () => {
  it('a safe fetch passes responses on as they are', async () => {
    const fetch = safeFetch(async () => Response.json({ success: true }, { status: 201 }))
    const response = await fetch(request())
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ success: true })
  })

  it('a safe fetch turns a lost connection into a message', async () => {
    const response = await safeFetch(() => Promise.reject(new TypeError('gone')))(request())
    expect(response.ok).toBe(false)
    expect(await response.json()).toEqual({ message: messages.error.noResponse })
  })

  it('a safe fetch reports a server that does not respond, even of a fetch that cannot be aborted', async () => {
    const response = await safeFetch(never, 1)(request())
    expect(await response.json()).toEqual({ message: messages.error.noResponse })
  })

  it('a safe fetch leaves no timer behind once it has responded', async () => {
    vi.useFakeTimers()
    await safeFetch(async () => Response.json({}))(request())
    await safeFetch(() => Promise.reject(new TypeError('gone')))(request())
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('a safe fetch reports a response that is not JSON as a failure', async () => {
    const response = await safeFetch(async () => new Response('<p>proxy</p>'))(request())
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ message: messages.error.unexpected })
  })

  it('a safe fetch lets the caller abort', async () => {
    const controller = new AbortController()
    const call = safeFetch(never)(new Request(request(), { signal: controller.signal }))
    controller.abort()
    await expect(call).rejects.toThrow('abort')
  })
})
