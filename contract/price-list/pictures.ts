/** Shapes of the price list's pictures, which chats show uncropped. */
export const priceListPictures = ['post', 'status'] as const
export type PriceListPicture = (typeof priceListPictures)[number]
