/** Limits and messages of a product's pictures. Separate from the others, which every visitor loads. */
export const pictureLimits = { ofProduct: 6, alt: 120 } as const

export const pictureMessages = {
  notFound: 'Picture not found',
  twice: 'The product has this picture already',
  order: 'Must name each picture of the product once',
  tooMany: 'A product has at most six pictures',
} as const
