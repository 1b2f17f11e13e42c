import { onTestFinished, vi } from 'vitest'

/** Stands in for WhatsApp, and notes the text of each chat that the page opens. */
export function watchChats(): string[] {
  const texts: string[] = []
  const open = vi.spyOn(window, 'open').mockImplementation((address) => {
    texts.push(readChat(String(address)))
    return { opener: window } as Window
  })
  onTestFinished(() => open.mockRestore())
  return texts
}

/** The text that a link to a chat has. */
export function readChat(address: string): string {
  return new URL(address).searchParams.get('text') ?? ''
}
