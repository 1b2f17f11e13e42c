import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nodeEnv, nodeFlags } from './node-flags.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { cacheDir, root } from './project.mjs'

/**
 * Continues as the pinned Node with the given script: in this process if the running Node can do that, otherwise
 * in a child whose signals and exit code are passed through.
 * @param {string[]} args
 * @param {{ serves: boolean }} options whether the product itself runs
 */
export function execNode(args, { serves }) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_COMPILE_CACHE: join(cacheDir, 'compile') }
  if (serves) Object.assign(env, { NODE_ENV: 'production', ...nodeEnv })
  const settings = join(root, '.env')
  const flags = serves ? [...nodeFlags] : []
  if (serves && existsSync(settings)) flags.push(`--env-file=${settings}`)
  const all = [...flags, ...args]
  if (process.execve) process.execve(pinnedNode, [pinnedNode, ...all], env)

  const child = spawn(pinnedNode, all, { env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  // A terminal sends its Ctrl-C to both processes.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
