// Sees to it that there is a Chromium for the browser tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findBrowser } from './find.ts'

const isRoot = process.getuid?.() === 0

if (!findBrowser()) installDebianPackage()
if (!findBrowser()) {
  console.info("Downloading Playwright's Chromium …")
  if (isRoot) run('playwright', ['install-deps', 'chromium'])
  run('playwright', ['install', 'chromium'])
}
if (!findBrowser()) {
  console.error('No browser to test with. Install Chromium or Google Chrome, then run it again.')
  process.exitCode = 1
}

/** Ubuntu's package of that name is a stub around its own store, which does not work everywhere. */
function installDebianPackage(): void {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (!isRoot || !/^ID="?debian"?$/m.test(system)) return
  console.info("Installing Debian's Chromium …")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
}

/** What it prints matters only where it fails, and then the last of it. */
function run(command: string, args: string[], env = process.env): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8' })
  if (status === 0) return
  console.error(error?.message ?? `${stdout}${stderr}`.trim().split('\n').at(-1))
}
