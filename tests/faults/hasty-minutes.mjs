// Loaded into a process before all else: what is to be done each minute is done all the time.
const minute = 60_000
const real = globalThis.setInterval

globalThis.setInterval = /** @type {typeof setInterval} */ (
  (/** @type {() => void} */ work, /** @type {number} */ milliseconds) =>
    real(work, milliseconds === minute ? 20 : milliseconds)
)
