export const priceListLanguages = ['en', 'ta', 'both'] as const
export type PriceListLanguage = (typeof priceListLanguages)[number]
