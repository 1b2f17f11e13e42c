/** A field in three versions: the common base, what was typed here, and what somebody else saved. */
export type FieldChange<Name extends string = string> = {
  name: Name
  before: FieldValue
  mine: FieldValue
  theirs: FieldValue
  /** Whether only somebody else changed it, or both sides did, differently. */
  kind: 'theirs' | 'both'
}

export type FieldValue = string | boolean
type Fields<T> = { [Name in keyof T]: FieldValue }

/** The fields that somebody else has changed since, except to the same value. */
export function findChanges<T extends Fields<T>>(
  base: T,
  mine: T,
  theirs: T,
): FieldChange<keyof T & string>[] {
  const names = Object.keys(theirs) as (keyof T & string)[]
  return names
    .filter((name) => theirs[name] !== base[name] && theirs[name] !== mine[name])
    .map((name) => ({
      name,
      before: base[name],
      mine: mine[name],
      theirs: theirs[name],
      kind: mine[name] === base[name] ? 'theirs' : 'both',
    }))
}

/** Whether both sides changed a field to different values, so that the user must choose. */
export function isConflicting({ kind }: FieldChange): boolean {
  return kind === 'both'
}

/** My values with their changes; `choices` decides by field, theirs by default. */
export function mergeChanges<T extends Fields<T>>(
  mine: T,
  changes: FieldChange<keyof T & string>[],
  choices: Partial<Record<keyof T, 'mine' | 'theirs'>>,
): T {
  const merged = { ...mine }
  for (const { name, theirs } of changes) {
    if (choices[name] !== 'mine') Object.assign(merged, { [name]: theirs })
  }
  return merged
}
