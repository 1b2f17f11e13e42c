import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort } from '../free-port.ts'
import { findVarnish } from './find.ts'

export type Varnish = {
  /** Address that visitors request. */
  url: string
  /** Address to which the catalogue announces its writes. */
  purgeUrl: string
  /** Number of its requests to the catalogue, without its probes. */
  countBackendRequests(): number
  stop(): Promise<void>
}

const example = join(import.meta.dirname, '..', '..', 'deploy', 'varnish', 'catalogue.vcl')

/**
 * Puts Varnish in front of a port of this machine, with the file that deploy/ recommends, for as long as this
 * process lives. With a token, purges need it.
 * @throws if there is no Varnish
 */
export async function startVarnish(port: number, token?: string): Promise<Varnish> {
  const program = findVarnish()
  if (!program) throw new Error('There is no Varnish (Debian: varnish).')
  const home = await mkdtemp(join(tmpdir(), 'vaagai-varnish-'))
  const [visitors, purge] = [await findFreePort(), await findFreePort()]
  const rules = readFileSync(example, 'utf8').replace('"3001"', `"${port}"`)
  await writeFile(join(home, 'catalogue.vcl'), rules)
  const work = join(home, 'work')
  const child = spawn(
    program,
    [
      ...['-F', '-j', 'none', '-n', work, '-f', join(home, 'catalogue.vcl'), '-s', 'malloc,64m'],
      ...['-a', `visitors=127.0.0.1:${visitors}`, '-a', `purge=127.0.0.1:${purge}`],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, ...(token && { PURGE_TOKEN: token }) },
    },
  )
  // Nothing remains, however this process ends.
  const endWithUs = () => {
    child.kill('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', endWithUs)
  const said = text(child.stderr)
  const url = `http://127.0.0.1:${visitors}`
  const hasEnded = once(child, 'exit').then(async () => {
    throw new Error(`Varnish did not start: ${await said}`)
  })
  await Promise.race([waitForAnswer(url), hasEnded])
  hasEnded.catch(() => {})
  return {
    url,
    purgeUrl: `http://127.0.0.1:${purge}/`,
    countBackendRequests: () => readCounter(work, 'MAIN.backend_req'),
    async stop() {
      process.off('exit', endWithUs)
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Waits until somebody answers, whatever the answer. */
async function waitForAnswer(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    await response?.body?.cancel()
    if (response) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function readCounter(work: string, name: string): number {
  const shown = execFileSync('varnishstat', ['-n', work, '-1', '-f', name], { encoding: 'utf8' })
  return Number(shown.trim().split(/\s+/)[1])
}
