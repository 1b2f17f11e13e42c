export type FormValue = string | number | boolean | File | null | undefined

/** A multipart body without null and undefined; booleans and numbers are sent as text. */
export function toFormData(values: Record<string, FormValue>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) continue
    body.append(name, value instanceof File ? value : String(value))
  }
  return body
}
