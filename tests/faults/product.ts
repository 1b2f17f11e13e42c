import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
export const owner = { email: 'owner@example.com', password: 'correct horse battery' }

/** Command of the API: the bundle that operators start. */
export const api = ['build/product/main.js', 'api']

/** A process of the product, the real one. */
export type Product = {
  address: string
  child: ChildProcess
  /** As a power cut would end it. */
  kill(): Promise<void>
  /** As an operator would. */
  stop(): Promise<number | null>
}

export type Settings = Record<string, string>

/** Account without rights: for root, no file is read-only. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** Ends with its test, however that ends. */
function run(args: string[], settings: Settings, user = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      SEED: 'none',
      PORT: '0',
      HOST: '127.0.0.1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      LOG_LEVEL: 'fatal',
      BACKUP_EVERY: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  onTestFinished(async () => void (await end(child, 'SIGKILL')))
  return child
}

/** A command of the product on the same settings; it may be killed. */
export function runCommand(args: string[], settings: Settings, user = {}) {
  const child = run(args, settings, user)
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const errors = text(child.stderr)
  const ended = once(child, 'exit').then(() => child.exitCode)
  return {
    child,
    ended,
    errors,
    /** Output up to now. */
    get said() {
      return said
    },
    kill: () => end(child, 'SIGKILL'),
  }
}

/**
 * Starts the API and waits until it is ready.
 * @throws with what it said where it ends instead
 */
export async function startProduct(settings: Settings, args = api, user = {}): Promise<Product> {
  const child = run(args, settings, user)
  let said = ''
  const ready = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
      const address = said.match(/API +(http\S+)\/api,/)?.[1]
      if (address) ready.resolve(address)
    })
  child.once('exit', () => ready.reject(new Error(`It ended before it was ready:\n${said}`)))
  const address = await ready.promise
  return {
    address,
    child,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  await once(child, 'exit')
  return child.exitCode
}
