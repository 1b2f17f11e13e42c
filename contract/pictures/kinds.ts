/** What a picture of a product shows: the pack from the front or back, its label, the seed, or how it is used. */
export const pictureKinds = ['front', 'back', 'label', 'seed', 'use'] as const
export type PictureKind = (typeof pictureKinds)[number]
