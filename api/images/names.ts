// Names of a picture's files: its id (a hash of their content) and an ending for each, such as `0f…9c.webp` (the
// full picture), `0f…9c-320.avif` (320 pixels wide) and `0f…9c.jpg` (the preview).

export const fullSize = '.webp'
export const preview = '.jpg'

/** Name of a link card, from the hash of its content. */
export function linkCardName(hash: string): string {
  return `card-${hash}.jpg`
}

export function isLinkCardName(name: string): boolean {
  return /^card-[0-9a-f]+\.jpg$/.test(name)
}

/** Prefix of files that are still being written. */
export const temporaryPrefix = '.draft-'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Extension = keyof typeof types

/** Formats that `srcset` offers, preferred one first. */
export const sourceFormats = ['avif', 'webp'] as const
export type SourceFormat = (typeof sourceFormats)[number]

export function sizedVariant(width: number, format: SourceFormat): string {
  return `-${width}.${format}`
}

/** Sorts files into the order in which they are made. */
export function sortFiles<T extends { variant: string }>(files: T[]): T[] {
  return files.toSorted((a, b) => rankOf(a.variant) - rankOf(b.variant))
}

function rankOf(variant: string): number {
  const { width, type } = readVariant(variant)
  if (width === undefined) return variant === fullSize ? 0 : 1
  return 10_000 * (1 + sourceFormats.findIndex((format) => type === types[format])) + width
}

/** Width and type by the ending of a name; `width` is undefined for the full picture and the preview. */
export function readVariant(variant: string): { width: number | undefined; type: string } {
  const [, width, extension] = variant.match(/^(?:-(\d+))?\.(\w+)$/) ?? []
  return {
    width: width === undefined ? undefined : Number(width),
    type: types[extension as Extension],
  }
}

/** True for the id of a picture: a hash of its content. */
export function isImageId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** Id and ending of a file's name; null for a name that is not a picture's. */
export function readFileName(name: string): { id: string; variant: string } | null {
  const [, id, variant] = name.match(/^([0-9a-f]{32})((?:-\d{1,4})?\.(?:avif|webp|jpg))$/) ?? []
  return id && variant ? { id, variant } : null
}
