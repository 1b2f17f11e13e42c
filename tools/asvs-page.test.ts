import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')

it('names no file that is not there', () => {
  const names = [...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|md|conf|mjs)|\w+\.test\.ts)`/g)]
  const missing = names.map(([, name = '']) => name).filter((name) => !existsSync(join(root, name)))
  expect(names.length).toBeGreaterThan(100)
  expect([...new Set(missing)]).toEqual([])
})

it('speaks of each requirement once, and gives a reason for those that are not met', () => {
  const chapters = page.slice(page.indexOf('## V1 '))
  const numbers = [...chapters.matchAll(/(?<=^\| |[:,;.] )(\d+\.\d+\.\d+)(?= \||,| \(|\.$)/gm)].map(
    ([id]) => id,
  )
  expect(numbers).toHaveLength(253)
  expect(new Set(numbers).size).toBe(253)
  for (const [, id = '', reason = ''] of chapters.matchAll(/^\| (\S+) \| no \| (.*) \|$/gm))
    expect(reason.length, id).toBeGreaterThan(5)
})
