// Loaded into a process before all else: what is to be done each minute is done all the time.
const minute = 60_000
const real = globalThis.setTimeout

globalThis.setTimeout = /** @type {typeof setTimeout} */ (
  (/** @type {() => void} */ work, /** @type {number} */ milliseconds) =>
    real(work, milliseconds === minute ? 20 : milliseconds)
)
