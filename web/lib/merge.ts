/** One field as three parties have it: where both started, what I typed, what somebody else saved. */
export type FieldChange<Name extends string = string> = {
  name: Name
  before: FieldValue
  mine: FieldValue
  theirs: FieldValue
  /** Whether only they changed it, or both of us, differently. */
  kind: 'theirs' | 'both'
}

export type FieldValue = string | boolean
type Fields<T> = { [Name in keyof T]: FieldValue }

/** The fields that somebody else has changed since, but for those where we agree. */
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

/** Whether both have changed a field, to different values: nobody but its editor can decide. */
export function isConflicting({ kind }: FieldChange): boolean {
  return kind === 'both'
}

/** Their record with my changes on it; `choices` decides field by field, theirs where none was made. */
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
