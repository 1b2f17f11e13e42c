import type { PictureChange } from '../pictures/picture-change.ts'

/** A field in three versions: the common base, what was typed here, and what somebody else saved. */
export type FieldChange = {
  name: string
  before: FieldValue
  mine: FieldValue
  theirs: FieldValue
  /** Sides that changed it: only somebody else, or both, differently. */
  kind: 'theirs' | 'both'
}

export type FieldValue = string | boolean
type Fields<T> = { [Name in keyof T]: FieldValue }

/** The fields of `base` that somebody else has changed since, except to the same value. */
export function findChanges<T extends Fields<T>>(base: T, mine: T, theirs: T): FieldChange[] {
  const names = Object.keys(theirs) as (keyof T & string)[]
  return names
    .filter((name) => name in base)
    .filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name])
    .map((name) => ({
      name,
      before: base[name],
      mine: mine[name],
      theirs: theirs[name],
      kind: mine[name] === base[name] ? 'theirs' : 'both',
    }))
}

/** True if both sides changed a field to different values, so that the user must choose. */
export function isConflicting({ kind }: FieldChange): boolean {
  return kind === 'both'
}

/**
 * My values with their changes, except where `choices` says `mine`; a field that only they have changed needs
 * no choice.
 */
export function mergeChanges<T extends Fields<T>>(
  mine: T,
  changes: FieldChange[],
  choices: Choices,
): T {
  const taken = changes.filter(({ name }) => choices[name] !== 'mine')
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) }
}

/** The fields of `saved` that differ from `base` and are not typed otherwise in `mine`. */
export function findUntouched<T extends Fields<T>>(
  base: T,
  mine: T,
  saved: Partial<T>,
): Partial<T> {
  const names = Object.keys(saved) as (keyof T)[]
  const untouched = names
    .filter((name) => saved[name] !== base[name])
    .filter((name) => mine[name] === base[name] || mine[name] === saved[name])
  return Object.fromEntries(untouched.map((name) => [name, saved[name]])) as Partial<T>
}

/** A record as a form has it: the fields' values, the picture's path, and the ETag for `If-Match`. */
export type RecordState<T> = { values: T; image: string; etag: string | null }

/** The state of what has no picture; without an ETag, of what is not saved yet. */
export function withoutPicture<T>(values: T, etag: string | null = null): RecordState<T> {
  return { values, image: '', etag }
}

/** Typed values of a form, and its change of the picture. */
export type Edits<T> = { values: T; image: PictureChange }

/** The picture's name among the fields. */
export const imageField = 'image'

export type Choice = 'mine' | 'theirs'
export type Choices = Record<string, Choice>
/** Changes that somebody else saved meanwhile; author and time, if known. */
export type RemoteChanges = { changes: FieldChange[]; author?: string; time?: string }
export type Conflict<T> = RemoteChanges & { theirs: RecordState<T> }

/** Compares what somebody else has saved since with what is typed. */
export function findConflict<T extends Fields<T>>(
  base: RecordState<T>,
  mine: Edits<T>,
  theirs: RecordState<T>,
): Conflict<T> {
  const changes = findChanges<Record<string, FieldValue>>(
    { ...base.values, [imageField]: base.image },
    { ...mine.values, [imageField]: nameImage(base.image, mine.image) },
    { ...theirs.values, [imageField]: theirs.image },
  )
  return { theirs, changes }
}

/** Values to save on top of the other version. */
export function resolveConflict<T extends Fields<T>>(
  { changes }: Conflict<T>,
  mine: Edits<T>,
  choices: Choices,
): Edits<T> {
  const fields = changes.filter(({ name }) => name !== imageField)
  const imageChanged = changes.length > fields.length
  return {
    values: mergeChanges(mine.values, fields, choices),
    image: imageChanged && choices[imageField] !== 'mine' ? { remove: false } : mine.image,
  }
}

function nameImage(path: string, { file, remove }: PictureChange): string {
  if (file) return file.name
  return remove ? '' : path
}
