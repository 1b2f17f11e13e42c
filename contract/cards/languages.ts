/** Languages of a link card's own words. */
export const cardLanguages = ['en', 'ta'] as const
export type CardLanguage = (typeof cardLanguages)[number]
