import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Installs a program on Debian if running as root; does nothing elsewhere. */
export function installDebianPackage(name: string): void {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (process.getuid?.() !== 0 || !/^ID="?debian"?$/m.test(system)) return
  console.info(`Installing Debian's ${name} …`)
  // The program's own service is not wanted here.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
}

/** Runs a command, and prints the end of its output if it fails. */
export function run(command: string, args: string[], env = process.env): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8' })
  if (status === 0) return
  console.error(error?.message ?? `${stdout}${stderr}`.trim().split('\n').at(-1))
}
