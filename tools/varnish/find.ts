import { findProgram } from '../find-program.ts'

/** The machine's Varnish, where it has one. */
export const findVarnish = () => findProgram(['varnishd'])
