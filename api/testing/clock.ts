import { vi } from 'vitest'
import type { TestApi } from './api.ts'
import { signInAgain } from './site.ts'

/** Sets the clock of this process, and signs in again, because sessions from another time are not valid. */
export async function setClock(api: TestApi, time: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  await signInAgain(api)
}

/** Resets the clock of this process, and signs in again. */
export async function resetClock(api: TestApi): Promise<void> {
  vi.useRealTimers()
  await signInAgain(api)
}
