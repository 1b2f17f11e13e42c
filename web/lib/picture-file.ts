import { apiOrigin } from './api.ts'

/** A record's picture as a file for another record; undefined where it cannot be fetched. */
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
