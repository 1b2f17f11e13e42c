import { useEffect, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { sendingMessages } from '../../../../contract/pictures/messages.ts'
import { makeIdempotencyKey } from '../../../requests/idempotency-key.ts'
import type { SaveFailure } from '../../../requests/save-result.ts'
import { readToken } from '../../../storage/session-token.ts'
import { productApi } from '../../products/admin/queries.ts'
import { findOwner, sendPicture } from './queries.ts'
import {
  listWaiting,
  onChangeElsewhere,
  removeAbandoned,
  removeWaiting,
  storeWaiting,
  type WaitingPicture,
} from './waiting-pictures.ts'

/** Waiting pictures as pages show them. */
type Sending = {
  waiting: WaitingPicture[]
  /** The key of the picture being sent, and the part of it that is sent, from 0 to 1. */
  current?: string
  progress: number
  /** Count of pictures sent since none were waiting. */
  sent: number
  hasNoLine: boolean
}

const nothing: Sending = { waiting: [], progress: 0, sent: 0, hasNoLine: false }
const retryMs = { first: 2000, longest: 60_000 }

let state = nothing
/** Signed-in user, who sends. */
let owner: string | undefined
let work: Promise<void> | undefined
let isWanted = false
let lastAdded = 0
let request: AbortController | undefined
const retry: { timer?: ReturnType<typeof setTimeout>; delay: number } = { delay: retryMs.first }
const listeners = new Set<() => void>()
const sentListeners = new Set<(productId: string) => void>()

export function useSending(): Sending {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => state,
  )
}

/** Sends the waiting pictures of a user while they are signed in, and goes on once the connection is back. */
export function useSender(userId: string | undefined): void {
  useEffect(() => {
    owner = userId
    if (!userId) return
    // A failed removal is tried again the next time.
    void removeAbandoned(userId).catch(() => {})
    void resume()
    const stopListening = onChangeElsewhere(() => void refresh())
    addEventListener('online', resume)
    return () => {
      stopListening()
      removeEventListener('online', resume)
      owner = undefined
      clearTimeout(retry.timer)
      request?.abort()
      update(nothing)
    }
  }, [userId])
}

/** Calls back with the id of a product to which a picture was added. */
export function onSent(listener: (productId: string) => void): () => void {
  sentListeners.add(listener)
  return () => sentListeners.delete(listener)
}

/** Queues a picture, and sends it as soon as possible. Returns the reason if it cannot be queued. */
export async function enqueuePicture(
  picture: Pick<WaitingPicture, 'product' | 'kind' | 'file'>,
): Promise<string | undefined> {
  if (!owner) return messages.error.unexpected
  lastAdded = Math.max(Date.now(), lastAdded + 1)
  try {
    await storeWaiting([{ ...picture, key: makeIdempotencyKey(), owner, addedAt: lastAdded }])
  } catch {
    return sendingMessages.noRoom
  }
  await refresh()
  void resume()
}

/**
 * Creates a product with its first picture. The further ones wait from then on, and go up by themselves; a form
 * that is sent again has them wait again, and the product keeps each of them once.
 */
export const createWithPictures: typeof productApi.create = async (fields, image, options) => {
  const result = await productApi.create(fields, image, options)
  if (!result.data) return result
  const { _id, name } = result.data
  for (const file of image?.extraPictures ?? []) {
    const problem = await enqueuePicture({ product: { _id, name }, kind: 'front', file })
    if (problem) toast.error(problem, { duration: Infinity })
  }
  return result
}

/** Sends what waits; also what was stopped or rejected, where it is named. */
export async function sendAgain(pictures: WaitingPicture[]): Promise<void> {
  await storeWaiting(pictures.map(({ isStopped: _, failure: __, ...picture }) => picture))
  await resume()
}

/** Stops until somebody sends again, also after a reload. */
export async function stopSending(): Promise<void> {
  await storeWaiting(state.waiting.map((picture) => ({ ...picture, isStopped: true })))
  request?.abort()
  await refresh()
}

/** Lets a picture go. */
export async function discardWaiting(picture: WaitingPicture): Promise<void> {
  await removeWaiting([picture])
  if (state.current === picture.key) request?.abort()
  await refresh()
}

/** One tab sends at a time; when it is closed, another takes over. */
function resume(): Promise<void> {
  clearTimeout(retry.timer)
  isWanted = true
  work ??= sendWanted().finally(() => {
    work = undefined
  })
  return work
}

async function sendWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false
    if (navigator.locks) await navigator.locks.request('picture-sender', sendAll)
    // Only secure contexts have locks; the idempotency key keeps two tabs from adding a picture twice.
    else await sendAll()
  }
}

async function sendAll(): Promise<void> {
  for (;;) {
    await refresh()
    const next = state.waiting.find(({ isStopped, failure }) => !isStopped && !failure)
    if (!next) return finish()
    const isSettled = await attempt(next)
    update({ current: undefined, progress: 0 })
    if (!isSettled) return
    retry.delay = retryMs.first
  }
}

/** Sends one. Returns whether the next one can follow. */
async function attempt(picture: WaitingPicture): Promise<boolean> {
  const token = readToken()
  request = new AbortController()
  const { signal } = request
  update({ current: picture.key, progress: 0 })
  try {
    const found = token && (await findOwner(token, signal))
    if (found === undefined) return retryLater()
    // Signed out, or somebody else has signed in, in another tab.
    if (!token || found !== picture.owner) return false
    const onProgress = (progress: number) => update({ progress })
    const { failure } = await sendPicture(picture, { token, signal, onProgress })
    signal.throwIfAborted()
    if (failure) return await settleFailure(picture, failure)
    await settle(picture)
    return true
  } catch {
    // Stopped, let go or signed out.
    if (signal.aborted) return owner !== undefined
    // The device could not store the outcome. Sent again with its key, the picture is added once.
    return retryLater()
  }
}

async function settle(picture: WaitingPicture): Promise<void> {
  await removeWaiting([picture])
  update({ sent: state.sent + 1, hasNoLine: false })
  for (const notify of sentListeners) notify(picture.product._id)
}

async function settleFailure(picture: WaitingPicture, failure: SaveFailure): Promise<boolean> {
  const { status, message, created } = failure
  if (status === 401) return false
  if (status === 429 || status >= 500) return retryLater()
  const { _id, name } = picture.product
  if (status === 404) {
    const lost = state.waiting.filter(({ product }) => product._id === _id)
    await removeWaiting(lost)
    toast.error(sendingMessages.productGone(name, lost.length), { duration: Infinity })
  } else if (created === null) {
    // It was added, the response was lost, and somebody has deleted it since.
    await removeWaiting([picture])
  } else {
    await storeWaiting([{ ...picture, failure: message }])
  }
  return true
}

function retryLater(): false {
  update({ hasNoLine: true })
  retry.timer = setTimeout(resume, retry.delay)
  retry.delay = Math.min(retry.delay * 2, retryMs.longest)
  return false
}

function finish(): void {
  if (state.sent > 0) toast.success(sendingMessages.sent(state.sent))
  update({ sent: 0, hasNoLine: false })
}

async function refresh(): Promise<void> {
  // A device that stores nothing has no waiting pictures.
  const waiting = owner ? await listWaiting(owner).catch(() => []) : []
  update({ waiting })
}

function update(changed: Partial<Sending>): void {
  state = { ...state, ...changed }
  for (const notify of listeners) notify()
}
