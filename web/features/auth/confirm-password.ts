import { useSyncExternalStore } from 'react'
import type { Confirmation } from '../../../contract/auth.ts'
import { signInMessages } from '../../../contract/sign-in-terms.ts'
import { type ApiError, browserApi, setForbiddenHandler } from '../../lib/api.ts'

/** The question for the password that is open, for however many calls wait for it. */
let prompt: PromiseWithResolvers<boolean> | undefined
const listeners = new Set<() => void>()

/** Whether somebody is being asked for the password. */
export function useIsPasswordPromptOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, isOpen)
}

/** Gives the password again; answers the failure, or nothing. */
export async function confirmPassword(body: Confirmation): Promise<ApiError | undefined> {
  const { error } = await browserApi().POST('/auth/confirm', { body })
  return error
}

/** Lets the calls that wait go on, or gives them up. */
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
