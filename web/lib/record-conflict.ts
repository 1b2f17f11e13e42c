import type { ImageChange } from './image-change.ts'
import { type FieldChange, type FieldValue, findChanges, mergeChanges } from './merge.ts'

/** A record as a form has it: the fields' values, the picture's path, and the ETag for `If-Match`. */
export type RecordState<T> = { values: T; image: string; etag: string | null }

/** The picture's name among the fields. */
export const imageField = 'image'

export type Choice = 'mine' | 'theirs'
export type Choices = Record<string, Choice>
/** What somebody else saved in between; who and when, where that is known. */
export type RemoteChanges = { changes: FieldChange[]; author?: string; time?: string }
export type Conflict<T> = RemoteChanges & { theirs: RecordState<T> }

type Fields<T> = { [Name in keyof T]: FieldValue }

/** Compares what somebody else has saved since with what is typed. */
export function findConflict<T extends Fields<T>>(
  base: RecordState<T>,
  mine: { values: T; image: ImageChange },
  theirs: RecordState<T>,
): Conflict<T> {
  const changes = findChanges<Record<string, FieldValue>>(
    { ...base.values, [imageField]: base.image },
    { ...mine.values, [imageField]: nameImage(base.image, mine.image) },
    { ...theirs.values, [imageField]: theirs.image },
  )
  return { theirs, changes }
}

/** What to save on top of their version. */
export function resolveConflict<T extends Fields<T>>(
  { changes }: Conflict<T>,
  mine: { values: T; image: ImageChange },
  choices: Choices,
): { values: T; image: ImageChange } {
  const fields = changes.filter(({ name }) => name !== imageField)
  const imageChanged = changes.length > fields.length
  return {
    values: mergeChanges(mine.values, fields as FieldChange<keyof T & string>[], choices as never),
    image: imageChanged && choices[imageField] !== 'mine' ? { remove: false } : mine.image,
  }
}

function nameImage(path: string, { file, remove }: ImageChange): string {
  if (file) return file.name
  return remove ? '' : path
}
