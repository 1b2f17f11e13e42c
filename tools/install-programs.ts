// Installs the programs for the long run's tests, by their Debian package names, where possible.
import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian-package.ts'

for (const name of process.argv.slice(2))
  if (spawnSync('dpkg-query', ['--show', name]).status !== 0) installDebianPackage(name)
