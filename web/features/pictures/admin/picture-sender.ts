import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import { sendingMessages } from '../../../../contract/pictures/messages.ts'
import { makeIdempotencyKey } from '../../../requests/idempotency-key.ts'
import type { SaveFailure } from '../../../requests/save-result.ts'
import { readToken } from '../../../storage/session-token.ts'
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
export type Sending = {
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

/** Sends the waiting pictures of the signed-in user one by one, and goes on once the connection is back. */
class PictureSender {
  #state = nothing
  readonly #listeners = new Set<() => void>()
  readonly #sentListeners = new Set<(productId: string) => void>()
  /** Signed-in user, who sends. */
  #owner: string | undefined
  #lastAdded = 0
  /** Sending that is under way; `#isWanted` has it look once more for what waits. */
  #work: Promise<void> | undefined
  #isWanted = false
  #request: AbortController | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #retryDelay = retryMs.first

  get state(): Sending {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls back with the id of a product to which a picture was added. */
  onSent(listener: (productId: string) => void): () => void {
    this.#sentListeners.add(listener)
    return () => this.#sentListeners.delete(listener)
  }

  /** Sends for a user who has signed in. Returns what ends that. */
  start(owner: string): () => void {
    this.#owner = owner
    // A failed removal is tried again the next time.
    void removeAbandoned(owner).catch(() => {})
    const resume = () => void this.#resume()
    resume()
    const stopListening = onChangeElsewhere(() => void this.#refresh())
    addEventListener('online', resume)
    return () => {
      stopListening()
      removeEventListener('online', resume)
      this.#owner = undefined
      clearTimeout(this.#retryTimer)
      this.#request?.abort()
      this.#update(nothing)
    }
  }

  /** Queues a picture, and sends it as soon as possible. Returns the reason if it cannot be queued. */
  async enqueue(
    picture: Pick<WaitingPicture, 'product' | 'kind' | 'file'>,
  ): Promise<string | undefined> {
    const owner = this.#owner
    if (!owner) return messages.error.unexpected
    const addedAt = Math.max(Date.now(), this.#lastAdded + 1)
    this.#lastAdded = addedAt
    try {
      await storeWaiting([{ ...picture, key: makeIdempotencyKey(), owner, addedAt }])
    } catch {
      return sendingMessages.noRoom
    }
    await this.#refresh()
    void this.#resume()
  }

  /** Sends what waits; also what was stopped or rejected, where it is named. */
  async sendAgain(pictures: WaitingPicture[]): Promise<void> {
    await storeWaiting(pictures.map(({ isStopped: _, failure: __, ...picture }) => picture))
    await this.#resume()
  }

  /** Stops until somebody sends again, also after a reload. */
  async stop(): Promise<void> {
    await storeWaiting(this.#state.waiting.map((picture) => ({ ...picture, isStopped: true })))
    this.#request?.abort()
    await this.#refresh()
  }

  /** Lets a picture go. */
  async discard(picture: WaitingPicture): Promise<void> {
    await removeWaiting([picture])
    if (this.#state.current === picture.key) this.#request?.abort()
    await this.#refresh()
  }

  /** One tab sends at a time; when it is closed, another takes over. */
  #resume(): Promise<void> {
    clearTimeout(this.#retryTimer)
    this.#isWanted = true
    this.#work ??= this.#sendWanted().finally(() => {
      this.#work = undefined
    })
    return this.#work
  }

  async #sendWanted(): Promise<void> {
    const sendAll = () => this.#sendAll()
    while (this.#isWanted) {
      this.#isWanted = false
      if (navigator.locks) await navigator.locks.request('picture-sender', sendAll)
      // Only secure contexts have locks; the idempotency key keeps two tabs from adding a picture twice.
      else await sendAll()
    }
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      await this.#refresh()
      const next = this.#state.waiting.find(({ isStopped, failure }) => !isStopped && !failure)
      if (!next) return this.#finish()
      const isSettled = await this.#attempt(next)
      this.#update({ current: undefined, progress: 0 })
      if (!isSettled) return
      this.#retryDelay = retryMs.first
    }
  }

  /** Sends one. Returns whether the next one can follow. */
  async #attempt(picture: WaitingPicture): Promise<boolean> {
    const token = readToken()
    this.#request = new AbortController()
    const { signal } = this.#request
    this.#update({ current: picture.key, progress: 0 })
    try {
      const found = token && (await findOwner(token, signal))
      if (found === undefined) return this.#retryLater()
      // Signed out, or somebody else has signed in, in another tab.
      if (!token || found !== picture.owner) return false
      const onProgress = (progress: number) => this.#update({ progress })
      const { failure } = await sendPicture(picture, { token, signal, onProgress })
      signal.throwIfAborted()
      if (failure) return await this.#settleFailure(picture, failure)
      await this.#settle(picture)
      return true
    } catch {
      // Stopped, let go or signed out.
      if (signal.aborted) return this.#owner !== undefined
      // The device could not store the outcome. Sent again with its key, the picture is added once.
      return this.#retryLater()
    }
  }

  async #settle(picture: WaitingPicture): Promise<void> {
    await removeWaiting([picture])
    this.#update({ sent: this.#state.sent + 1, hasNoLine: false })
    for (const notify of this.#sentListeners) notify(picture.product._id)
  }

  async #settleFailure(picture: WaitingPicture, failure: SaveFailure): Promise<boolean> {
    const { status, message, created } = failure
    if (status === 401) return false
    if (status === 429 || status >= 500) return this.#retryLater()
    const { _id, name } = picture.product
    if (status === 404) {
      const lost = this.#state.waiting.filter(({ product }) => product._id === _id)
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

  #retryLater(): false {
    this.#update({ hasNoLine: true })
    this.#retryTimer = setTimeout(() => this.#resume(), this.#retryDelay)
    this.#retryDelay = Math.min(this.#retryDelay * 2, retryMs.longest)
    return false
  }

  #finish(): void {
    if (this.#state.sent > 0) toast.success(sendingMessages.sent(this.#state.sent))
    this.#update({ sent: 0, hasNoLine: false })
  }

  async #refresh(): Promise<void> {
    // A device that stores nothing has no waiting pictures.
    const waiting = this.#owner ? await listWaiting(this.#owner).catch(() => []) : []
    this.#update({ waiting })
  }

  #update(changed: Partial<Sending>): void {
    this.#state = { ...this.#state, ...changed }
    for (const notify of this.#listeners) notify()
  }
}

/** The sender of this tab, which outlives its pages. */
export const pictureSender = new PictureSender()
