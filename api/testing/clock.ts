import { vi } from 'vitest'
import type { TestApi } from './api.ts'
import { signInAgain } from './site.ts'

/** Sets the clock of this process, and signs in by it: sessions of another time are not in force. */
export async function setClock(api: TestApi, time: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  await signInAgain(api)
}

/** Sets the clock of this process right again, and signs in by it. */
export async function resetClock(api: TestApi): Promise<void> {
  vi.useRealTimers()
  await signInAgain(api)
}
