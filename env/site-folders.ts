/** Folders of a site's files, in `DATA_DIR` or in its bucket. */
export const siteFolders = { pictures: 'uploads', backups: 'backups', assets: 'assets' } as const
