import { useSyncExternalStore } from 'react'
import type { Confirmation } from '../../../contract/auth.ts'
import { signInMessages } from '../../../contract/sign-in-terms.ts'
import { type ApiError, browserApi, setForbiddenHandler } from '../../lib/api.ts'

/** The question for the password that is open, for however many calls wait for it. */
let question: PromiseWithResolvers<boolean> | undefined
const watchers = new Set<() => void>()

/** Whether somebody is being asked for the password. */
export function useIsPasswordAsked(): boolean {
  return useSyncExternalStore(watch, isAsked, isAsked)
}

/** Gives the password again; answers the failure, or nothing. */
export async function confirmPassword(body: Confirmation): Promise<ApiError | undefined> {
  const { error } = await browserApi().POST('/auth/confirm', { body })
  return error
}

/** Lets the calls that wait go on, or gives them up. */
export function closePasswordQuestion(isConfirmed: boolean): void {
  question?.resolve(isConfirmed)
  setQuestion(undefined)
}

function askPassword(): Promise<boolean> {
  if (!question) setQuestion(Promise.withResolvers())
  return question?.promise ?? Promise.resolve(false)
}

function setQuestion(next: typeof question): void {
  question = next
  for (const notify of watchers) notify()
}

function isAsked(): boolean {
  return question !== undefined
}

function watch(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

setForbiddenHandler(async ({ message }) => message === signInMessages.confirm && askPassword())
