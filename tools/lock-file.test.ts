import { expect, it } from 'vitest'
import { readLockedPackages } from './bootstrap/locked-packages.mjs'
import { root } from './bootstrap/project.mjs'

type Locked = { version?: string; optionalDependencies?: Record<string, string> }

// npm rejects a lock file that leaves some out, on whatever machine; a registry that does not
// carry all of them makes npm write such a file.
it('names the optional packages of every platform', () => {
  const packages: Record<string, Locked> = readLockedPackages(root)
  const isLocked = (name: string, from: string) => {
    for (let path = from; path; path = path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
      if (packages[`${path}/node_modules/${name}`]) return true
    }
    return `node_modules/${name}` in packages
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  )
  expect(missing).toEqual([])
})
