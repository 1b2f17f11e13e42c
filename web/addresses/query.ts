/** The query of a page's address, of which only these parameters can be read. */
export type Query<Name extends string> = { get: (name: Name) => string | null }
