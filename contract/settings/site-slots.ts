/** Slots for the site's own pictures. */
export const siteSlots = ['logo', 'hero', 'about', 'share'] as const
export type SiteSlot = (typeof siteSlots)[number]

/** Sizes of the squares in which devices show the site's mark; the last one may be cropped to any shape. */
export const siteIcons = ['16', '32', '48', '180', '192', '512', 'maskable'] as const
export type SiteIcon = (typeof siteIcons)[number]

/** Beginning of an icon's address; the size and `.png` follow. */
export function iconAddress(base: string, icon: SiteIcon): string {
  return `${base}-${icon}.png`
}
