import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Problem } from './log.mjs'
import { runCommand } from './run-command.mjs'

// npm settings that a personal configuration may have changed, and some that only get in the way.
const settings = [
  '--include=optional',
  '--ignore-scripts',
  '--package-lock=true',
  '--engine-strict=false',
  '--global=false',
  '--audit=false',
  '--fund=false',
  '--loglevel=error',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-maxtimeout=10000',
]

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/

/**
 * Runs the npm that called us, on the given Node: npm leaves out the platform packages that its
 * own Node would be too old for.
 * @param {string} node
 * @param {string[]} args
 * @param {string} cwd
 */
export async function runNpm(node, args, cwd) {
  const cli = process.env.npm_execpath ?? ''
  const known = /^npm-cli\.[cm]?js$/.test(basename(cli)) && existsSync(cli)
  const [command, first] = known ? [node, [cli]] : ['npm', []]
  const { code, output } = await runCommand(command, [...first, ...args, ...settings], {
    cwd,
    shell: !known && process.platform === 'win32',
  })
  if (code !== 0) throw new Problem(explain(output))
}

/**
 * Explains a failure of npm in one line.
 * @param {string} output
 */
function explain(output) {
  const code = unreachable.exec(output)?.[1]
  if (code) {
    return `The npm registry cannot be reached (${code}). Check the network, then run the same command again.`
  }
  if (/\bENOSPC\b/.test(output))
    return 'The disk is full. Make room, then run the same command again.'
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return 'The project folder or the npm cache is not writable for this user.'
  }
  if (/\bEUSAGE\b/.test(output)) {
    return 'package-lock.json does not fit package.json. Run npm install once to bring them together.'
  }
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
  const reason = lines.find((line) => line && !line.startsWith('code '))
  return `npm could not install the packages: ${reason ?? 'it gave no reason'}`
}
