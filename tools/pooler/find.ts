import { findProgram } from '../find-program.ts'

/** The machine's PgBouncer, where it has one. */
export const findPgBouncer = () => findProgram(['pgbouncer'])
