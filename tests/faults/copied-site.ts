import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { makeUpload } from '../../api/testing/pictures/pictures.ts'
import { isWhole, type Pictured, picturesOf } from './pictures.ts'
import { owner, type Product, runCommand, type Settings } from './product.ts'

/** A write: sent and acknowledged when, by epoch milliseconds. */
export type Written = { name: string; sentAt: number; acknowledgedAt: number }
type Shown = Pictured & { name: string }

const restore = 'api/backups/restore-cli.ts'

/** A folder that is gone when the test is over. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Adds products, every fifth with a picture, until `isOver` says so; returns what was acknowledged. */
export async function writeProducts(
  { address }: Product,
  isOver: () => boolean,
  pauseMs = 0,
): Promise<Written[]> {
  const written: Written[] = []
  const token = await signIn(address)
  const category = await addCategory(address, token)
  for (let at = 0; !isOver(); at++) {
    const name = `Oil ${at} of ${category}`
    const form = new FormData()
    for (const [field, value] of Object.entries({ name, category, price: '10' }))
      form.append(field, value)
    if (at % 5 === 0) {
      const { filename, bytes } = await makeUpload(at)
      form.append('image', new Blob([new Uint8Array(bytes)]), filename)
    }
    const sentAt = Date.now()
    const response = await call(address, token, '/products', form).catch(() => null)
    if (response?.status === 201) written.push({ name, sentAt, acknowledgedAt: Date.now() })
    await response?.body?.cancel()
    await setTimeout(pauseMs)
  }
  return written
}

async function addCategory(address: string, token: string): Promise<string> {
  const name = `Oils ${crypto.randomUUID()}`
  const response = await call(address, token, '/categories', JSON.stringify({ name }))
  return ((await response.json()) as { data: { _id: string } }).data._id
}

function call(address: string, token: string, path: string, body?: string | FormData) {
  return fetch(`${address}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  })
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** A reader of the words for staff about the copy; signed in once, since the oldest of many sessions end. */
export async function watchCopy({ address }: Product) {
  const token = await signIn(address)
  return async () => {
    const response = await call(address, token, '/backups/status')
    const { data } = (await response.json()) as {
      data: { copy: { behindSince: string | null; isLate: boolean } }
    }
    return data.copy
  }
}

/** Names of all products; the pictures that they show must be whole. */
export async function readProducts({ address }: Product): Promise<Set<string>> {
  const names = new Set<string>()
  for (let page = 1; ; page++) {
    const response = await fetch(`${address}/api/products?limit=1000&page=${page}`)
    const { data, pagination } = (await response.json()) as {
      data: Shown[]
      pagination: { pages: number }
    }
    for (const product of data) {
      names.add(product.name)
      for (const picture of picturesOf(product))
        expect(await isWhole(await fetch(address + picture)), picture).toBe(true)
    }
    if (page >= pagination.pages) return names
  }
}

/** The process that copies the database; 0 where there is none. */
export function findLitestream(dataDir: string): number {
  const file = join(dataDir, 'copy', 'litestream.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return pid && isRunning(pid) ? pid : 0
}

/** A process that has ended and that is not collected yet does not run. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** Everything of a machine goes at once, its disk too. */
export async function destroyMachine(product: Product, dataDir: string): Promise<void> {
  const litestream = findLitestream(dataDir)
  if (litestream) process.kill(litestream, 'SIGKILL')
  await product.kill()
  await rm(dataDir, { recursive: true })
}

/** Restores the copy into a new folder; returns the settings with it. */
export async function restoreCopy(settings: Settings, at?: number): Promise<Settings> {
  const restored = { ...settings, DATA_DIR: join(await makeTestFolder(), 'data') }
  const moment = at === undefined ? [] : ['--at', new Date(at).toISOString()]
  const { ended, errors } = runCommand([restore, '--from-copy', ...moment], restored)
  expect(await ended, await errors).toBe(0)
  return restored
}
