import { findProgram } from '../find-program.ts'

/** Finds the machine's nginx, if there is one. */
export const findNginx = () => findProgram(['nginx'])
