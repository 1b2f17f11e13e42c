/** What somebody has typed and not yet saved, kept for this tab across reloads and sign-ins. */

const prefix = 'admin-draft:'

/** A form's draft: what is typed, and the record that the form began with. */
export type Draft<T, R> = { values: T; record: R }

export function findDraft<T, R>(key: string): Draft<T, R> | null {
  const text = sessionStorage.getItem(prefix + key)
  return text ? JSON.parse(text) : null
}

export function keepDraft<T, R>(key: string, draft: Draft<T, R>): void {
  sessionStorage.setItem(prefix + key, JSON.stringify(draft))
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key)
}

/** Forgets every draft of this tab: the next to sign in may be somebody else. */
export function dropAllDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key)
}

/** Whether a form of this tab waits to be saved. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
}
