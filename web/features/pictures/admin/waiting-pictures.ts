import { createStore, delMany, setMany, type UseStore, values } from 'idb-keyval'
import { dayMs } from '../../../../contract/durations.ts'
import type { PictureKind } from '../../../../contract/pictures/kinds.ts'
import { isLike } from '../../../storage/stored-values.ts'
import { withinTime } from '../../../storage/within-time.ts'

/** A picture that waits on this device until it is sent. It survives a reload, a sign-out and a lost connection. */
export type WaitingPicture = {
  /** Its idempotency key: sent twice, it is added once. */
  key: string
  /** Id of who has chosen it. Nobody else sends it. */
  owner: string
  product: { _id: string; name: string }
  kind: PictureKind
  file: File
  addedAt: number
  isStopped?: boolean
  /** Why the server did not take it. */
  failure?: string
}

const name = 'waiting-pictures'
/** Time after which pictures of a user who has not come back are deleted. */
const keptMs = 30 * dayMs
let opened: { store: UseStore; channel: BroadcastChannel } | undefined

/** Opened only in the browser, and only for users who sign in. */
function open() {
  opened ??= { store: createStore(name, 'pictures'), channel: new BroadcastChannel(name) }
  return opened
}

/** Calls back when another tab has changed what waits. */
export function onChangeElsewhere(listener: () => void): () => void {
  const { channel } = open()
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}

/** Waiting pictures of one user, in the order in which they were chosen. */
export async function listWaiting(owner: string): Promise<WaitingPicture[]> {
  const all = await listAll()
  return all.filter((picture) => picture.owner === owner).sort((a, b) => a.addedAt - b.addedAt)
}

/** Deletes pictures that other users chose long ago: only the user who chose a picture sees that it waits. */
export async function removeAbandoned(owner: string): Promise<void> {
  const all = await listAll()
  const before = Date.now() - keptMs
  await removeWaiting(all.filter((picture) => picture.owner !== owner && picture.addedAt < before))
}

async function listAll(): Promise<WaitingPicture[]> {
  const all = await withinTime(values<WaitingPicture | null>(open().store))
  return all.filter(
    (picture) => picture?.file instanceof File && isLike(picture, example),
  ) as WaitingPicture[]
}
const example = { key: '', owner: '', product: { _id: '', name: '' }, addedAt: 0 }

/** @throws DOMException where the device has no room */
export async function storeWaiting(pictures: WaitingPicture[]): Promise<void> {
  const { store, channel } = open()
  await withinTime(
    setMany(
      pictures.map((picture) => [picture.key, picture]),
      store,
    ),
  )
  channel.postMessage(null)
}

export async function removeWaiting(pictures: WaitingPicture[]): Promise<void> {
  const { store, channel } = open()
  await withinTime(
    delMany(
      pictures.map(({ key }) => key),
      store,
    ),
  )
  channel.postMessage(null)
}
