/** Who writes, and with which request: every repository that writes is told, for the audit log. */
export type Author = {
  /** The user's id; empty where a program writes of its own accord. */
  id: string
  name: string
  requestId: string
  address: string
}

/** Writes the demo catalogue. */
export const nobody: Author = { id: '', name: '', requestId: '', address: '' }

/** Somebody at the server's shell. */
export const operator: Author = { ...nobody, name: 'Command line' }
