import { apiOrigin } from './api.ts'

/** A record's picture as a file, to be put on another record; none where it cannot be had. */
export async function fetchPictureFile(path: string): Promise<File | undefined> {
  try {
    const answer = await fetch(apiOrigin() + path)
    if (!answer.ok) return undefined
    const bytes = await answer.blob()
    return new File([bytes], path.slice(path.lastIndexOf('/') + 1), { type: bytes.type })
  } catch {
    return undefined
  }
}
