// Makes sure that a PgBouncer is there for the tests behind one, where possible.
import { installDebianPackage } from '../debian-package.ts'
import { findPgBouncer } from './find.ts'

if (!findPgBouncer()) installDebianPackage('pgbouncer')
if (!findPgBouncer())
  console.info('There is no PgBouncer (Debian: pgbouncer): no test runs behind one.')
