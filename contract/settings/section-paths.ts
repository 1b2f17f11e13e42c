/** Pages of the settings, by the last part of their addresses. */
export const sectionPaths = [
  'shop',
  'contact',
  'hours',
  'notice',
  'label',
  'price-list',
  'delivery',
  'answers',
  'texts',
  'home',
  'about',
] as const

/** Sections about a picture of the site. */
export const picturePaths = ['logo', 'hero', 'story-picture', 'share'] as const

export function isSettingsPath(path: string | undefined): boolean {
  return [...sectionPaths, ...picturePaths].some((known) => known === path)
}
