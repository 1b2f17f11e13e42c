import { AsyncLocalStorage } from 'node:async_hooks'

const giveBacks = new AsyncLocalStorage<() => void>()

/** Does a request's work, which holds a place among those that are worked on until it is given back. */
export function workAt(giveBack: () => void, work: () => void): void {
  giveBacks.run(giveBack, work)
}

/** Gives the place of the request back that runs this: for the time in a line that has bounds of its own. */
export function leavePlace(): void {
  giveBacks.getStore()?.()
}
