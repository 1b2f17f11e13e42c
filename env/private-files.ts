/**
 * Makes the files that this process writes readable only for its user: the database contains password hashes, and
 * a backup contains everything. Pictures too, because only this process reads them.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}
