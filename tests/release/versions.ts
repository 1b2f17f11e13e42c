import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const cache = join(root, '.cache', 'rolling')

/** The last commit before versions that serve side by side; 0.1.0 but for its last days. */
const versionBefore = '2ed88628370924aafe709eb20fddd6d348175a71'

/**
 * The version before, built as an operator builds it. Returns its folder.
 * @throws where the history of this clone does not reach back to it
 */
export function buildVersionBefore(): string {
  const folder = join(cache, versionBefore)
  if (!existsSync(folder)) {
    const { status } = spawnSync('git', ['cat-file', '-e', versionBefore], { cwd: root })
    if (status !== 0)
      throw new Error('The version before is not in this clone: git fetch --unshallow gets it.')
    run('git', ['worktree', 'prune'], root)
    run('git', ['worktree', 'add', '--detach', folder, versionBefore], root)
  }
  run('npm', ['run', 'build'], folder)
  return folder
}

/** Folders and files that a copy does not need, or makes by itself. */
const left = ['.git', '.cache', 'build', 'data', 'node_modules', 'test-results']

/**
 * A next version, made up: this one with another number, other colours, and a migration that this one
 * does not know but may serve on. Returns its folder.
 */
export function buildVersionNext(): string {
  const folder = join(cache, 'next')
  const madeOf = join(folder, '.made-of')
  const sources = readFileSync(join(root, 'build', '.fingerprint'), 'utf8')
  if (existsSync(madeOf) && readFileSync(madeOf, 'utf8') === sources) return folder
  rmSync(folder, { recursive: true, force: true })
  for (const name of readdirSync(root).filter((name) => !left.includes(name)))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  // Linked, not copied: it is the same packages.
  run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], root)
  replace(join(folder, 'package.json'), /"version": "[^"]+"/, '"version": "999.0.0"')
  replace(join(folder, 'web', 'ui', 'tokens.css'), /$/, ':root { --of-the-next-version: 1px }\n')
  writeFileSync(
    join(folder, 'api', 'db', 'migrations', '999-next-additive.ts'),
    `import { type Kysely, sql } from 'kysely'
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('next').addColumn('id', 'text').execute()
  await sql\`alter table products add column next_origin text default 'Erode'\`.execute(db)
}
`,
  )
  const index = join(folder, 'api', 'db', 'migrations', 'index.ts')
  replace(index, /^type Step/m, "import * as next from './999-next-additive.ts'\n\ntype Step")
  replace(index, /^\}\n\n\/\*\* Every migration, spelled/m, "  '999-next-additive': next,\n$&")
  const cli = join(folder, 'node_modules', '.bin', 'react-router')
  run(process.execPath, [cli, 'build'], folder, { NODE_ENV: 'production' })
  writeFileSync(madeOf, sources)
  return folder
}

function replace(path: string, pattern: RegExp, text: string): void {
  const before = readFileSync(path, 'utf8')
  const after = before.replace(pattern, text)
  if (after === before) throw new Error(`${path} has no ${pattern}`)
  writeFileSync(path, after)
}

function run(command: string, args: string[], cwd: string, env: Record<string, string> = {}) {
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
