import { useEffect, useSyncExternalStore } from 'react'
import { pictureSender, type Sending } from './picture-sender.ts'

/** Waiting pictures of this device, and how sending them goes. */
export function useSending(): Sending {
  return useSyncExternalStore(pictureSender.subscribe, () => pictureSender.state)
}

/** Sends the waiting pictures of a user while they are signed in. */
export function useSender(userId: string | undefined): void {
  useEffect(() => (userId ? pictureSender.start(userId) : undefined), [userId])
}
