import { findProgram } from '../find-program.ts'

/** Finds the machine's Varnish, if there is one. */
export const findVarnish = () => findProgram(['varnishd'])
