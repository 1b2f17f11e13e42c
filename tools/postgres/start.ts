import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerMessage } from './server.ts'

export type PostgresServer = {
  /** The administrator's address. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL server with an empty cluster of its own, for as long as this process lives; nothing of
 * it is kept.
 * @throws if no PostgreSQL runs on this machine
 */
export async function startPostgres(): Promise<PostgresServer> {
  const child = fork(join(import.meta.dirname, 'server.ts'), { detached: true, stdio: 'inherit' })
  const exited = once(child, 'exit')
  const [message]: [ServerMessage | number] = await Promise.race([
    once(child, 'message') as Promise<[ServerMessage]>,
    exited as Promise<[number]>,
  ])
  if (typeof message === 'number') throw new Error('The PostgreSQL server ended at once.')
  if ('problem' in message) throw new Error(message.problem)
  return {
    url: message.url,
    async stop() {
      child.disconnect()
      await exited
    },
  }
}
