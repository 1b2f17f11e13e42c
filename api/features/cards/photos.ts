import { buffer } from 'node:stream/consumers'
import { fullSize, readVariant } from '../../images/names.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { FileStore } from '../../images/store.ts'

/** Photos are shown up to this wide. */
const photoWidth = 960

/** Reads a photo large enough for a card; null if it cannot be read. */
export async function readPhoto(
  store: FileStore,
  { id, variants }: ImageRow,
): Promise<Uint8Array | null> {
  const name = id + pickVariant(JSON.parse(variants))
  return readStoredFile(store, name).catch(() => null)
}

export async function readStoredFile(store: FileStore, name: string): Promise<Uint8Array | null> {
  const stored = await store.open(name)
  return stored && buffer(stored.stream)
}

/** Picks the smallest variant that is large enough, or else the full picture. */
function pickVariant(variants: string[]): string {
  const widthOf = (variant: string) => readVariant(variant).width ?? Number.POSITIVE_INFINITY
  const [smallest = fullSize] = variants
    .filter((variant) => variant.endsWith('.webp') && widthOf(variant) >= photoWidth)
    .toSorted((a, b) => widthOf(a) - widthOf(b))
  return smallest
}
