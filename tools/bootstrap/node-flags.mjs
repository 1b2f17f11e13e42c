/**
 * Flags and environment of the Node that serves. A small young generation and few threads keep an idle
 * site small; request objects die young, so a larger one only delays collections.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--concurrent-marking-max-worker-num=1',
]

export const nodeEnv = {
  MALLOC_ARENA_MAX: '2',
  // Freed buffers from 256 kB on go back to the system: reused with gaps, lists of a crowd took 900 MB.
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
}
