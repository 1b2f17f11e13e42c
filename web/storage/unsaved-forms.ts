import { bulkResultPrefix } from '../lists/bulk.ts'
import { tabStorage } from './browser-storage.ts'
import { isLike, parseStored } from './stored-values.ts'

/** Unsaved form values, stored for this tab across reloads and sign-ins. */

const prefix = 'unsaved-form:'
const ownerKey = 'unsaved-form-owner'

/** An unsaved form: its values and picture, the record that it started from, and its idempotency key. */
export type StoredForm<T, R> = {
  values: T
  record: R
  image?: StoredImage
  idempotencyKey?: string
}

/** A chosen file is stored beside it; `none` means that a copy's picture was removed. */
export type StoredImage = 'file' | 'removed' | 'none'

export type FormName =
  | 'product'
  | 'category'
  | 'product-group'
  | 'synonym'
  | 'order'
  | 'order-message'
  | 'price-revision'
  | 'price-lines'
  | 'category-simple'
  | 'gallery-main'
  | 'gallery-simple'
  | 'gallery-simple2'
  | 'gallery-json'
  | 'settings'
  | 'navigation'

/** The key of an unsaved form on a record, or on a new one. */
export function unsavedFormKey(form: FormName, id = 'new'): string {
  return `${form}:${id}`
}

/** @param example values of the form: what is stored with others, or without a record, is ignored */
export function findUnsavedForm<T, R>(key: string, example: T): StoredForm<T, R> | null {
  const stored = parseStored(tabStorage.read(prefix + key))
  const form = { values: example, record: null, idempotencyKey: '' }
  if (!isLike(stored, form) || stored.values === undefined || stored.record === undefined)
    return null
  const values = Array.isArray(example) ? stored.values : { ...example, ...stored.values }
  return { ...(stored as StoredForm<T, R>), values }
}

export function hasUnsavedForm(key: string): boolean {
  return findUnsavedForm(key, {}) !== null
}

export function storeUnsavedForm<T, R>(key: string, form: StoredForm<T, R>): void {
  tabStorage.write(prefix + key, JSON.stringify(form))
}

export function deleteUnsavedForm(key: string): void {
  tabStorage.write(prefix + key, null)
}

/** Deletes all that is unsaved of a form, whatever their record. */
export function deleteUnsavedFormsOf(form: FormName): void {
  for (const key of unsavedFormKeys())
    if (key.startsWith(prefix + unsavedFormKey(form, ''))) tabStorage.write(key, null)
}

/** Deletes the unsaved forms of another user who was signed in on this tab. */
export function claimUnsavedForms(owner: string): void {
  const previous = tabStorage.read(ownerKey)
  if (previous !== null && previous !== owner) deleteAllUnsavedForms()
  tabStorage.write(ownerKey, owner)
}

/** Deletes all unsaved forms and bulk results of this tab: the next user may be somebody else. */
export function deleteAllUnsavedForms(): void {
  const results = tabStorage.keys().filter((key) => key.startsWith(bulkResultPrefix))
  for (const key of [...unsavedFormKeys(), ...results]) tabStorage.write(key, null)
}

/** True if this tab has an unsaved form. */
export function hasUnsavedForms(): boolean {
  return unsavedFormKeys().length > 0
}

function unsavedFormKeys(): string[] {
  return tabStorage.keys().filter((key) => key.startsWith(prefix))
}
