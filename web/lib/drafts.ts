import { bulkResultPrefix } from './bulk.ts'

/** What somebody has typed and not yet saved, kept for this tab across reloads and sign-ins. */

const prefix = 'admin-draft:'
const ownerKey = 'admin-draft-owner'

/**
 * A form's draft: what is typed, what is to become of the picture, the record that the form began
 * with, and the key that a new one is created with.
 */
export type Draft<T, R> = { values: T; record: R; image?: DraftImage; idempotencyKey?: string }

/** A chosen file is kept beside the draft; `none` is a picture that a new record was to begin with. */
export type DraftImage = 'file' | 'removed' | 'none'

type FormName =
  | 'product'
  | 'category'
  | 'category-simple'
  | 'gallery-main'
  | 'gallery-simple'
  | 'gallery-simple2'
  | 'gallery-json'

/** The key of a form's draft on a record, or on a new one. */
export function formDraftKey(form: FormName, id = 'new'): string {
  return `${form}:${id}`
}

export function findDraft<T, R>(key: string): Draft<T, R> | null {
  const text = sessionStorage.getItem(prefix + key)
  return text ? JSON.parse(text) : null
}

export function hasDraft(key: string): boolean {
  return findDraft(key) !== null
}

export function storeDraft<T, R>(key: string, draft: Draft<T, R>): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // The storage is full; the form still has everything.
  }
}

export function deleteDraft(key: string): void {
  sessionStorage.removeItem(prefix + key)
}

/** Lets drafts be found by whoever typed them, and by nobody else who signs in on this tab. */
export function claimDrafts(owner: string): void {
  const previous = sessionStorage.getItem(ownerKey)
  if (previous !== null && previous !== owner) deleteAllDrafts()
  sessionStorage.setItem(ownerKey, owner)
}

/** Deletes every draft of this tab and stored bulk results: the next to sign in may be somebody else. */
export function deleteAllDrafts(): void {
  const results = Object.keys(sessionStorage).filter((key) => key.startsWith(bulkResultPrefix))
  for (const key of [...draftKeys(), ...results]) sessionStorage.removeItem(key)
}

/** Whether a form of this tab waits to be saved. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}
