// Installs what the long run's tests need, by the names of Debian's packages, where that can be.
import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian-package.ts'

for (const name of process.argv.slice(2))
  if (spawnSync('dpkg-query', ['--show', name]).status !== 0) installDebianPackage(name)
