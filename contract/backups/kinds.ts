/** A `plain-copy` is the database before a restore, unchanged, kept when it could not be verified. */
export const backupKinds = [
  'automatic',
  'backup',
  'before-restore',
  'plain-copy',
  'upload',
] as const
