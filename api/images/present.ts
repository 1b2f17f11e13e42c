import type { ImageSet } from '../../contract/images/image.ts'
import { uploadsPrefix } from '../../contract/paths.ts'
import { fullSize, preview, readVariant, sourceFormats } from './names.ts'
import type { ImageRow } from './repository.ts'

type PresentedImage = { image: string; imageSet: ImageSet }

/** Fields `image` and `imageSet` of a record's response; empty without a picture. */
export function presentImage(row: ImageRow): PresentedImage
export function presentImage(
  row: ImageRow | null | undefined,
): PresentedImage | Record<string, never>
export function presentImage(
  row: ImageRow | null | undefined,
): PresentedImage | Record<string, never> {
  if (!row) return {}
  const { id, width, height, placeholder, variants } = row
  const address = (variant: string) => `${uploadsPrefix}/${id}${variant}`
  return {
    image: address(fullSize),
    imageSet: {
      width,
      height,
      placeholder,
      sources: listSources(row, address),
      // An original has no preview yet.
      preview: address(variants.includes(preview) ? preview : fullSize),
    },
  }
}

function listSources({ variants, width }: ImageRow, address: (variant: string) => string) {
  const files = (JSON.parse(variants) as string[]).map((variant) => ({
    variant,
    ...readVariant(variant),
  }))
  return sourceFormats.flatMap((format) => {
    const type = `image/${format}`
    const srcset = files
      .filter((file) => file.type === type)
      .map((file) => ({ ...file, width: file.width ?? width }))
      .sort((a, b) => a.width - b.width)
      .map((file) => `${address(file.variant)} ${file.width}w`)
    // An original has no AVIF yet.
    return srcset.length > 0 ? [{ type, srcset: srcset.join(', ') }] : []
  })
}
