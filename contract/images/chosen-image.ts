/** Size of a chosen picture as it is sent: pixels of its longer side, and most bytes. */
export const reducedImage = { side: 1600, bytes: 400_000 } as const

/**
 * A JPEG of more pixels than others may have: a camera of 200 megapixels writes 16,384 × 12,288. It is decoded at a
 * fraction, to at most so many.
 */
export const decodableJpeg = { pixels: 16_384 * 12_288, decodedPixels: 20_000_000 } as const

/**
 * Types that staff may choose besides those that the API accepts: a browser that decodes them sends one of
 * these.
 */
export const decodedImageTypes = ['image/heic', 'image/heif'] as const

export const unreadableImage =
  'This device cannot read the picture. Please choose it as a JPEG or PNG.'
