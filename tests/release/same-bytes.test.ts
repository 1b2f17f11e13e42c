import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** A fresh clone of the last commit, built as an operator builds it; the hash of each file that came of it. */
function buildClone(folder: string, env: Record<string, string>): Record<string, string> {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run('git', ['clone', '--quiet', '--no-hardlinks', root, folder], root)
  run('npm', ['run', 'build'], folder)
  const built = join(folder, 'build')
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const hashes = files.map((file) => {
    const path = join(file.parentPath, file.name)
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
    return [relative(built, path), hash] as const
  })
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

it('two fresh clones in different folders, languages and time zones build the same bytes', async () => {
  const home = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  const first = buildClone(join(home, 'one'), { TZ: 'UTC', LANG: 'C' })
  const other = buildClone(join(home, 'another', 'folder with spaces'), {
    TZ: 'Asia/Kolkata',
    LANG: 'ta_IN.UTF-8',
  })
  expect(Object.keys(first).length).toBeGreaterThan(200)
  expect(other).toEqual(first)
  await rm(home, { recursive: true })
})
