/** Author of a write and details of the request, for the audit log. */
export type Author = {
  /** The user's id; empty for writes by the program itself. */
  id: string
  name: string
  requestId: string
  address: string
}

/** The program itself: it writes the demo catalogue and automatic backups. */
export const systemAuthor: Author = { id: '', name: '', requestId: '', address: '' }

/** Somebody at the server's shell. */
export const commandLineAuthor: Author = { ...systemAuthor, name: 'Command line' }
