// Loaded into a process before all else: what is to be done each minute is done all the time.
const minute = 60_000
const real = globalThis.setTimeout

globalThis.setTimeout = /** @type {typeof setTimeout} */ (
  /** @type {(work: (...args: unknown[]) => void, ms: number, ...args: unknown[]) => NodeJS.Timeout} */
  (work, ms, ...args) =>
    // A timer with arguments is one of `fetch`, which may wait for its minute.
    real(work, ms === minute && args.length === 0 ? 20 : ms, ...args)
)
