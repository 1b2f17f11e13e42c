import { findProgram } from '../find-program.ts'

/** Finds the machine's PgBouncer, if there is one. */
export const findPgBouncer = () => findProgram(['pgbouncer'])
