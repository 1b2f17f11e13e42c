/** Builds the bundle, if its sources have changed, for tests that start it. */
export { ensureBuilt as setup } from './build.mjs'
