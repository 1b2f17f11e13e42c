// Sees to it that there is a PgBouncer for the tests behind one, where that can be.
import { installDebianPackage } from '../debian-package.ts'
import { findPgBouncer } from './find.ts'

if (!findPgBouncer()) installDebianPackage('pgbouncer')
if (!findPgBouncer())
  console.info('There is no PgBouncer (Debian: pgbouncer): no test runs behind one.')
