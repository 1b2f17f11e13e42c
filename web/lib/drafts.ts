import { bulkResultPrefix } from './bulk.ts'

/** Unsaved form values, stored for this tab across reloads and sign-ins. */

const prefix = 'admin-draft:'
const ownerKey = 'admin-draft-owner'

/** A form's draft: its values and picture, the record that it started from, and its idempotency key. */
export type Draft<T, R> = { values: T; record: R; image?: DraftImage; idempotencyKey?: string }

/** A chosen file is stored beside the draft; `none` means that a copy's picture was removed. */
export type DraftImage = 'file' | 'removed' | 'none'

export type FormName =
  | 'product'
  | 'category'
  | 'product-group'
  | 'synonym'
  | 'price-revision'
  | 'price-lines'
  | 'category-simple'
  | 'gallery-main'
  | 'gallery-simple'
  | 'gallery-simple2'
  | 'gallery-json'
  | 'settings'
  | 'navigation'

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

/** Deletes all drafts of a form, whatever their record. */
export function deleteDraftsOf(form: FormName): void {
  for (const key of draftKeys())
    if (key.startsWith(prefix + formDraftKey(form, ''))) sessionStorage.removeItem(key)
}

/** Deletes the drafts of another user who was signed in on this tab. */
export function claimDrafts(owner: string): void {
  const previous = sessionStorage.getItem(ownerKey)
  if (previous !== null && previous !== owner) deleteAllDrafts()
  sessionStorage.setItem(ownerKey, owner)
}

/** Deletes all drafts and bulk results of this tab: the next user may be somebody else. */
export function deleteAllDrafts(): void {
  const results = Object.keys(sessionStorage).filter((key) => key.startsWith(bulkResultPrefix))
  for (const key of [...draftKeys(), ...results]) sessionStorage.removeItem(key)
}

/** Whether this tab has an unsaved form. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}
