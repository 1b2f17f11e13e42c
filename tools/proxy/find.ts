import { findProgram } from '../find-program.ts'

/** The machine's nginx, where it has one. */
export const findNginx = () => findProgram(['nginx'])
