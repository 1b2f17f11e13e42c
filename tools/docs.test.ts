import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name))

it.each(['README.md', 'CONTRIBUTING.md', ...pages])(
  'the page %s links to no file that is gone',
  (page) => {
    const links = readFileSync(join(root, page), 'utf8').matchAll(
      /\]\((?!https?:|mailto:|#)([^)#]+)/g,
    )
    const targets = Array.from(links, ([, target = '']) => join(dirname(page), target))
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([])
  },
)

it('the page on ASVS names as evidence no file that is gone', () => {
  const page = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')
  const files = page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|md|conf|mjs)|\w+\.test\.ts)`/g)
  const names = Array.from(files, ([, name = '']) => name)
  expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([])
})
