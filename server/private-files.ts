/**
 * From here on, what this process writes is for its own user alone: the database holds the hashes of
 * passwords, and a backup all of it. Pictures too; they are sent by the process, and read by nobody else.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
