import { afterAll, beforeAll, expect, it } from 'vitest'
import { countRows } from '../../../db/pages.ts'
import { serverLimits } from '../../../server-limits.ts'
import { createTestApi, type TestApi } from '../../../testing/api.ts'
import { createFirstAdministrator } from '../administrators.ts'

// An account whose password the whole world tries to guess. Hundreds of passwords are checked, and the engine
// makes no difference, so it runs once.

const owner = { email: 'owner@example.com', password: 'a press turns at dawn' }
const { attack, failures, failuresInAttack } = serverLimits.login

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('postgres', { TRUST_PROXY: 'loopback' })
  await api.db.deleteFrom('users').execute()
  await createFirstAdministrator(api.db, {
    ...api.env,
    adminEmail: owner.email,
    adminPassword: owner.password,
  })
  const guesses = Array.from({ length: attack / failures }, async (_, at) => {
    for (let count = 0; count < failures; count++) expect(await guess(`203.0.113.${at}`)).toBe(401)
  })
  await Promise.all(guesses)
})
afterAll(() => api.close())

const attempt = (address: string, password: string, device?: string) =>
  api.call('POST', '/auth/login', {
    headers: { 'x-forwarded-for': address, ...(device && { 'x-device': device }) },
    payload: { ...owner, password },
  })

/** A busy server may reject an attempt for a moment, so a guesser tries again a few times. */
async function guess(address: string, more = 5): Promise<number> {
  const { statusCode } = await attempt(address, 'wrong')
  return statusCode === 503 && more > 0 ? guess(address, more - 1) : statusCode
}

async function signInFrom(address: string): Promise<{ device: string }> {
  const { statusCode, headers } = await attempt(address, owner.password)
  expect(statusCode).toBe(200)
  return { device: String(headers['x-device']) }
}

it('an attack lets the owner in from a new address, from which few may guess', async () => {
  const statuses = []
  for (let count = 0; count <= failuresInAttack; count++) statuses.push(await guess('198.51.100.1'))
  expect(statuses).toEqual([401, 401, 401, 429])
  await signInFrom('198.51.100.2')
})

it('an attack lets in a device that was there before, behind one address with somebody who guesses', async () => {
  const { device } = await signInFrom('192.0.2.1')
  for (let count = 0; count < failures; count++) await attempt('192.0.2.1', 'wrong')
  const [id, mac] = device.split('.')
  const forged = `${id?.split('').reverse().join('')}.${mac}`
  for (const name of [undefined, forged, 'x', `${device}x`])
    expect((await attempt('192.0.2.1', owner.password, name)).statusCode).toBe(429)
  expect((await attempt('192.0.2.1', owner.password, device)).statusCode).toBe(200)
})

// Calls only this process, because with a proxy two processes would share the crowd.
const enter = async (address: string, payload: object, name?: string) => {
  const headers = { 'x-forwarded-for': address, ...(name && { 'x-device': name }) }
  const request = { method: 'POST', url: '/api/auth/login', payload, headers } as const
  return (await api.app.inject(request)).statusCode
}

it('an attack by a crowd from few addresses, for accounts that do not exist, lets the owner in', async () => {
  const { device } = await signInFrom('192.0.2.2')
  const countFailures = () => countRows(api.db.selectFrom('login_failures'))
  const before = await countFailures()
  const { waiting, ofClient } = serverLimits.load.signIns.strangers
  const addresses = waiting / ofClient - 1
  const crowd = Array.from({ length: addresses * (ofClient + 2) }, (_, at) => {
    const nobody = { email: `nobody-${at}@example.com`, password: 'wrong' }
    return enter(`203.0.113.${at % addresses}`, nobody)
  })
  const owners = [
    ...['192.0.2.11', '192.0.2.12', '192.0.2.13', '2001:db8::1'].map((at) => enter(at, owner)),
    enter('203.0.113.0', owner, device),
  ]
  expect(await Promise.all(owners)).toEqual([200, 200, 200, 200, 200])
  const statuses = await Promise.all(crowd)
  for (const status of statuses) expect([401, 503]).toContain(status)
  const failed = statuses.filter((status) => status === 401)
  expect(await countFailures(), 'a rejected attempt is no failure').toBe(before + failed.length)
})
