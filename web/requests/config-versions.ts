/** The versions, newest first, and the tag of the one in force: a restored one is saved over that. */
export type LoadedVersions<V> = { versions: V[]; current: { version: number; etag: string | null } }

/** As many as a page of the history has: a family saves for years. */
export const versionsOfPage = 20
