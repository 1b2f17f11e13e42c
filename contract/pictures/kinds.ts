/** Subjects of a product's picture: the pack's front or back, its label, the seed, or its use. */
export const pictureKinds = ['front', 'back', 'label', 'seed', 'use'] as const
export type PictureKind = (typeof pictureKinds)[number]
