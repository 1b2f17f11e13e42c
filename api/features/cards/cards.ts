import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '../../../contract/durations.ts'
import type { Draw } from '../../drawing/drawings.ts'
import { ApiError } from '../../errors.ts'
import type { ImagesLog } from '../../images/images.ts'
import { linkCardName, preview } from '../../images/names.ts'
import type { ImageRow } from '../../images/repository.ts'
import type { FileStore } from '../../images/store.ts'
import { serverLimits } from '../../server-limits.ts'
import { readLogo } from '../../settings/site-pictures.ts'
import type { CardFacts } from './drawing/card-facts.ts'
import type { drawCard } from './drawing/draw-card.ts'
import { readPhoto, readStoredFile } from './photos.ts'

/** Content of a card, the hash of that content, and the photos on the card. */
export type Card = { facts: CardFacts; hash: string; photos: ImageRow[] }

/** A JPEG of a card's size; `isLasting` is false for a stand-in. */
export type CardPicture = { bytes: Uint8Array; isLasting: boolean }

type CardsOptions = { draw: Draw<typeof drawCard>; store: FileStore; log: ImagesLog }

const withoutWords = join(import.meta.dirname, 'without-words.jpg')

/** Draws each card once, on the first request, and stores it in the image store. */
export function createCards({ draw, store, log }: CardsOptions) {
  const drawing = new Map<string, Promise<CardPicture>>()
  // The sweep removes surplus cards, but only once an hour.
  let budget = { since: performance.now(), left: serverLimits.cards.maxStored }

  /**
   * Opens the picture of a card. If it cannot be drawn now, it is a picture without words; if the store is
   * unavailable or has lost a photo, one without that photo.
   */
  async function openCard(card: Card, staff: string | undefined): Promise<CardPicture> {
    const name = linkCardName(card.hash)
    let isStoreUnavailable = false
    const stored = await readStoredFile(store, name).catch(() => {
      isStoreUnavailable = true
      return null
    })
    if (stored) return { bytes: stored, isLasting: true }
    const readable = isStoreUnavailable ? { ...card, photos: [] } : card
    try {
      return await drawOnce(name, readable, staff)
    } catch (error) {
      const isCrowd = error instanceof ApiError
      if (!isCrowd) log.warn({ err: error }, 'A link card is shown without words')
      return { bytes: await openWithoutWords(readable), isLasting: false }
    }
  }

  function drawOnce(name: string, card: Card, staff: string | undefined): Promise<CardPicture> {
    // Staff never join a drawing that waits in the strangers' line.
    const line = `${staff === undefined ? 'strangers' : 'staff'} ${name}`
    const picture =
      drawing.get(line) ?? drawAndStore(name, card, staff).finally(() => drawing.delete(line))
    drawing.set(line, picture)
    return picture
  }

  async function drawAndStore(
    name: string,
    { facts, photos }: Card,
    staff: string | undefined,
  ): Promise<CardPicture> {
    const readInput = async () => ({
      facts,
      photos: await Promise.all(photos.map((photo) => readPhoto(store, photo))),
      logo: await readLogo(store, facts.logo),
    })
    const { bytes, isWhole, missing } = await draw(readInput, staff)
    if (missing.length > 0) log.warn({ missing }, 'No font has some letters of a link card')
    if (isWhole) await storeCard(name, bytes)
    return { bytes, isLasting: isWhole }
  }

  async function storeCard(name: string, bytes: Uint8Array): Promise<void> {
    if (performance.now() - budget.since > hourMs)
      budget = { since: performance.now(), left: serverLimits.cards.maxStored }
    if (budget.left-- <= 0) return
    await store.put(name, bytes).catch((error) => {
      log.warn({ err: error }, 'A link card could not be stored')
    })
  }

  /** Returns only the photo, as it is in the store. */
  async function openWithoutWords({ photos: [photo] }: Card): Promise<Uint8Array> {
    const bytes = photo && (await readStoredFile(store, photo.id + preview).catch(() => null))
    return bytes && bytes.length <= serverLimits.cards.bytes ? bytes : readFileSync(withoutWords)
  }

  return { openCard }
}
