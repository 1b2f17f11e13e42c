/**
 * Makes the files that this process writes readable for its own user only: the database holds the hashes of
 * passwords, and a backup all of it. Pictures too: only this process reads them.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
