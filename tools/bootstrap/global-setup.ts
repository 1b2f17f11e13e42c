/** For tests that start the bundle: it is built where its sources have changed. */
export { ensureBuilt as setup } from './build.mjs'
