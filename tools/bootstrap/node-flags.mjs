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
  // Freed buffers from 512 kB on go back to the system: reused with gaps, lists of a crowd took 900 MB.
  MALLOC_MMAP_THRESHOLD_: String(512 * 1024),
  // Keeps memory below the size of one compression for the next: fresh pages cost more than to compress.
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
}
