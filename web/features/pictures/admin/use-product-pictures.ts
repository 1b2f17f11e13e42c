import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { sendingMessages } from '../../../../contract/pictures/messages.ts'
import type { ProductPicture } from '../../../../contract/pictures/picture.ts'
import { type DropPosition, moveRow } from '../../../lists/sort-order.ts'
import { useQueue } from '../../../lists/use-queue.ts'
import type { SaveFailure, SaveResult } from '../../../requests/save-result.ts'
import { offerUndo } from '../../../ui/admin/notices/toasts.tsx'
import { productApi } from '../../products/admin/queries.ts'
import { pictureSender } from './picture-sender.ts'
import {
  deletePicture,
  type LoadedPictures,
  type PictureWords,
  restorePicture,
  sortPictures,
  updatePicture,
} from './queries.ts'

/** A change of a product's pictures. */
type Write = {
  send: (base: LoadedPictures) => Promise<SaveResult<unknown>>
  /** True if the change can be made now, without losing a picture that was not shown then. */
  fits: (now: ProductPicture[]) => boolean
}

/**
 * The pictures of a saved product. Each change is sent at once, after the one before. It goes over somebody
 * else's change where both fit, and otherwise only on request.
 */
export function useProductPictures(
  loaded: LoadedPictures,
  onChange: (now: LoadedPictures) => void,
) {
  const { _id: id } = loaded.record
  const [pictures, setPictures] = useState(picturesOf(loaded))
  const latest = useRef(loaded)
  const enqueue = useQueue()
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  })

  // The page was loaded anew.
  useEffect(() => {
    latest.current = loaded
    setPictures(picturesOf(loaded))
  }, [loaded])

  const take = (now: LoadedPictures) => {
    latest.current = now
    setPictures(picturesOf(now))
    report.current(now)
  }
  const reload = async () => {
    const { data } = await productApi.fetch(id)
    if (data) take(data)
    return data
  }
  const write = async ({ send, fits }: Write): Promise<void> => {
    if (!fits(picturesOf(latest.current))) return ask({ send, fits })
    let { failure } = await send(latest.current)
    if (failure?.status === 412) failure = await merge({ send, fits }, failure)
    if (failure) toast.error(failure.message)
    await reload()
  }
  const merge = async (write: Write, failure: SaveFailure) => {
    const now = await reload()
    if (!now) return failure
    if (!write.fits(picturesOf(now))) return ask(write, failure.changedBy)
    const result = await write.send(now)
    if (!result.failure) toast.info(sendingMessages.changedMeanwhile(failure.changedBy ?? somebody))
    return result.failure
  }
  const ask = (write: Write, author = somebody): undefined => {
    toast.error(sendingMessages.collided(author), {
      duration: Infinity,
      action: { label: 'Do it anyway', onClick: () => run({ ...write, fits: () => true }) },
    })
  }
  const run = (change: Write) => enqueue(() => write(change))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads is in refs
  useEffect(
    () => pictureSender.onSent((productId) => productId === id && void enqueue(reload)),
    [id],
  )

  return {
    pictures,
    move(...drop: [movedId: string, targetId: string, position: DropPosition]) {
      const movedIds = (from: ProductPicture[]) =>
        moveRow(withIds(from), ...drop).map(({ id }) => id)
      setPictures(moveRow(withIds(pictures), ...drop))
      void run({
        send: (base) => sortPictures(base, movedIds(picturesOf(base))),
        fits: (now) => drop.slice(0, 2).every((id) => now.some(({ _id }) => _id === id)),
      })
    },
    /** @param shown the picture as it was when somebody began to change it */
    update(shown: ProductPicture, changes: Partial<PictureWords> & { image?: File }) {
      const names = Object.keys(changes) as (keyof typeof changes)[]
      return run({
        send: (base) => updatePicture(base, shown._id, changes),
        fits: (now) => isSame(shown, find(now, shown._id), names),
      })
    },
    remove(picture: ProductPicture) {
      const { _id } = picture
      const send = async (base: LoadedPictures) => {
        const result = await deletePicture(base, _id)
        if (!result.failure) offerUndo('Picture deleted', () => bringBack(_id))
        return result
      }
      return run({
        send,
        fits: (now) => isSame(picture, find(now, _id), ['image', 'kind', 'alt', 'altTa']),
      })
    },
  }

  async function bringBack(pictureId: string): Promise<string | undefined> {
    const failure = await enqueue(() => restorePicture(id, pictureId))
    await enqueue(reload)
    return failure
  }
}

function picturesOf({ record }: LoadedPictures): ProductPicture[] {
  return record.images ?? []
}

function withIds(pictures: ProductPicture[]) {
  return pictures.map((picture) => ({ ...picture, id: picture._id }))
}

const somebody = 'Somebody'
const find = (pictures: ProductPicture[], id: string) => pictures.find(({ _id }) => _id === id)

function isSame(
  shown: ProductPicture,
  now: ProductPicture | undefined,
  names: (keyof ProductPicture)[],
): boolean {
  return now !== undefined && names.every((name) => shown[name] === now[name])
}
