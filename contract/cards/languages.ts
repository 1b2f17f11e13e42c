/** Languages of a link card's own words. */
export const linkCardLanguages = ['en', 'ta'] as const
export type LinkCardLanguage = (typeof linkCardLanguages)[number]
