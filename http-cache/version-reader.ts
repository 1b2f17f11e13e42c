/** Reads the catalogue's version, which changes with everything that the public sees. */
export type VersionReader = {
  /** The version if it is known to be current; costs no query. */
  known(): number | undefined
  /** The version, queried if necessary. */
  current(): Promise<number>
  /** The present version, including writes by other processes. */
  latest(): Promise<number>
}
