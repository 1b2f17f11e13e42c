import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode } from './pinned-node.mjs'
import { cacheDir, root } from './project.mjs'

/**
 * A site that is left alone is to be small: fewer pools of memory, and a smaller nursery in each. One
 * that is asked much is not to wait for its collector: what a request leaves behind stays young however
 * long requests once took, and one thread at most looks for what is left, beside the one that answers.
 */
export const frugal = {
  flags: [
    '--max-semi-space-size=8',
    '--no-allocation-site-pretenuring',
    '--concurrent-marking-max-worker-num=1',
  ],
  // Freed buffers from 256 kB on go back to the system: reused with gaps, lists of a crowd took 900 MB.
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(256 * 1024) },
}

/**
 * Goes on as the pinned Node with the given script: this very process where the running Node can
 * do that, else a child whose signals and exit code pass through us.
 * @param {string[]} args
 * @param {{ serves: boolean }} options whether it is the product itself that runs
 */
export function handOver(args, { serves }) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cacheDir, 'compile') }
  if (serves) Object.assign(env, { NODE_ENV: 'production', ...frugal.env })
  const settings = join(root, '.env')
  const flags = serves ? [...frugal.flags] : []
  if (serves && existsSync(settings)) flags.push(`--env-file=${settings}`)
  const all = [...flags, ...args]
  if (process.execve) process.execve(pinnedNode, [pinnedNode, ...all], env)

  const child = spawn(pinnedNode, all, { env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  // A terminal sends its Ctrl-C to both of us.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
