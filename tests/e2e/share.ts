import type { Page } from '@playwright/test'

type SharedFile = { name: string; type: string; start: number[] }
type Shared = { shared: SharedFile[] }

/** A phone that shares files: keeps what it was given. An init script. */
export function pretendToShare(): void {
  navigator.canShare = () => true
  navigator.share = async ({ files = [] } = {}) => {
    if (!navigator.userActivation.isActive) throw new Error('Nobody has pressed anything')
    const shared: SharedFile[] = []
    for (const file of files) {
      const start = [...new Uint8Array(await file.slice(0, 2).arrayBuffer())]
      shared.push({ name: file.name, type: file.type, start })
    }
    ;(globalThis as unknown as Shared).shared = shared
  }
}

/** Last files that the page has shared; undefined before that. */
export const sharedFiles = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Shared).shared)
