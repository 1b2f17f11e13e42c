/**
 * Flags and environment of the Node that serves. A small young generation and few threads keep an idle site
 * small; since request objects die young, a larger one would only delay collections.
 */
export const nodeFlags = [
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--concurrent-marking-max-worker-num=1',
]

export const nodeEnv = {
  MALLOC_ARENA_MAX: '2',
  // Freed buffers of 512 kB and more go back to the system: reused with gaps, lists for a crowd took 900 MB.
  MALLOC_MMAP_THRESHOLD_: String(512 * 1024),
  // Keeps freed memory up to the size of one compression, because fresh pages cost more than compressing.
  MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
}
