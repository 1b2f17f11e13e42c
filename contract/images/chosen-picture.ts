/** Size of a chosen picture when it is sent: pixels of its longer side, and most bytes. */
export const reducedPicture = { side: 1600, bytes: 400_000 } as const

/**
 * Limits for JPEGs, which may have more pixels than other pictures: a 200-megapixel camera writes 16,384 ×
 * 12,288. They are decoded at a fraction of their size, to at most `decodedPixels`.
 */
export const decodableJpeg = { pixels: 16_384 * 12_288, decodedPixels: 20_000_000 } as const

/**
 * Types that staff may choose in addition to those the API accepts, if their browser can decode and convert them.
 */
export const decodedPictureTypes = ['image/heic', 'image/heif'] as const

export const unreadablePicture =
  'This device cannot read the picture. Please choose it as a JPEG or PNG.'
