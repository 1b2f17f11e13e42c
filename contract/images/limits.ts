/** Limits of an uploaded image. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 50_000_000,
  side: 16_384,
  /** Frames of an animation and scans of a JPEG, which need few bytes but much work. */
  frames: 1000,
  scans: 100,
  /**
   * Limits for deriving a picture, in milliseconds of work and, on a busy machine, of real time; the largest
   * picture takes some seconds.
   */
  derive: { workMs: 25_000, timeoutMs: 100_000 },
  galleryWidth: 800,
  galleryHeight: 600,
} as const
