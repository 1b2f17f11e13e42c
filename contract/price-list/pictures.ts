/** The shapes of the price list as pictures, which chats show whole. */
export const priceListPictures = ['post', 'status'] as const
export type PriceListPicture = (typeof priceListPictures)[number]
