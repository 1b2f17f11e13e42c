import { useSyncExternalStore } from 'react'
import { signInMessages } from '../../../contract/accounts/messages.ts'
import type { Confirmation } from '../../../contract/accounts/sign-in.ts'
import { type ApiError, browserApi, setForbiddenHandler } from '../../requests/api.ts'

/** The open password prompt, shared by all calls that wait for it. */
let prompt: PromiseWithResolvers<boolean> | undefined
const listeners = new Set<() => void>()

export function useIsPasswordPromptOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, isOpen)
}

/** Confirms the password. Returns the failure, or nothing. */
export async function confirmPassword(body: Confirmation): Promise<ApiError | undefined> {
  const { error } = await browserApi().POST('/auth/confirm', { body })
  return error
}

/** Lets the waiting calls continue, or fail. */
export function closePasswordPrompt(isConfirmed: boolean): void {
  prompt?.resolve(isConfirmed)
  setPrompt(undefined)
}

function promptForPassword(): Promise<boolean> {
  if (!prompt) setPrompt(Promise.withResolvers())
  return prompt?.promise ?? Promise.resolve(false)
}

function setPrompt(next: typeof prompt): void {
  prompt = next
  for (const notify of listeners) notify()
}

function isOpen(): boolean {
  return prompt !== undefined
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

setForbiddenHandler(
  async ({ message }) => message === signInMessages.confirm && promptForPassword(),
)
