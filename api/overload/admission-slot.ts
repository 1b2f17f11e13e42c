import { AsyncLocalStorage } from 'node:async_hooks'

const slots = new AsyncLocalStorage<() => void>()

/** Runs a request's work; `release` frees the admission slot that the request holds. */
export function runInSlot(release: () => void, work: () => void): void {
  slots.run(release, work)
}

/** Frees the current request's slot while it waits in a queue that has a limit of its own. */
export function releaseSlot(): void {
  slots.getStore()?.()
}
