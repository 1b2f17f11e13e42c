import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const unitTest =
  /^(api|contract|demo|env|http-cache|server|tests\/pages|tools|web)\/.*\.test\.tsx?$/
const browserTest = /^tests\/e2e\/.*\.spec\.ts$/

/**
 * Lists the tests of files that differ from the last commit: tests beside such a file or importing it, and
 * changed tests themselves. Indirect imports do not count, because almost every test would follow.
 */
export function listChangedTests(
  changed = listChangedFiles(),
  files = listFiles('ls-files', '--cached', '--others', '--exclude-standard'),
): { unit: string[]; browser: string[] } {
  const folders = new Set(changed.map(dirname))
  const isOfChanged = (test: string) =>
    folders.has(dirname(test)) || listImports(test).some((path) => changed.includes(path))
  return {
    unit: files.filter((path) => unitTest.test(path) && existsSync(path)).filter(isOfChanged),
    browser: changed.filter((path) => browserTest.test(path) && existsSync(path)),
  }
}

function listChangedFiles(): string[] {
  return [
    ...listFiles('diff', '--name-only', 'HEAD'),
    ...listFiles('ls-files', '--others', '--exclude-standard'),
  ]
}

function listFiles(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** Files that a module names in its imports. */
function listImports(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^'?]+)/g)
  return [...found].map(([, path = '']) => join(dirname(file), path))
}
