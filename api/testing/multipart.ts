/** A multipart form: texts, and the file in `image` if there is one. */
export function makeForm(
  fields: Record<string, string>,
  image?: { filename: string; bytes: Uint8Array },
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (image) form.append('image', new Blob([new Uint8Array(image.bytes)]), image.filename)
  return form
}
