/** Messages about backups besides those of the specification. */
export const backupMessages = {
  unverified: (reason: string) => `The site as it is now cannot be saved as a backup. ${reason}`,
  keptPlain: (reason: string) =>
    `What was there before could not be verified, and is kept as a plain copy of the database. ${reason}`,
  /** Warning about orders whose customers may have been erased by hand since. */
  mayHoldErased: (since: string) =>
    `Customers that were erased by hand since ${since} may be in the orders again: this site does not know of it. Erase them once more under Orders.`,
  /** Message for an upload that cannot be restored. */
  notKept: (reason: string) => `${reason} The uploaded file was not kept.`,
  encrypted:
    'This backup is encrypted: only the shell of the server can look inside and restore it, with its key (npm run restore).',
  encryptedOnes:
    'Encrypted backups are restored by the shell of the server alone, with their key (npm run restore). Here their size and hash can be checked.',
  soundAsStored: 'Its size and hash are unchanged. Only its key can open what is inside.',
  /** Message for an encrypted backup, which cannot be checked in any other way. */
  changed: 'The backup is damaged: it is not as it was stored.',
  switchedOff: 'Stopped: the account that started it was switched off.',
  incomplete: 'This is no backup, or not all of one.',
  /** Reasons why a backup failed. */
  unwritable: 'The folder or store for backups cannot be used.',
  full: 'There is no room left for backups.',
  /** Reason why a restore did not begin: the copy of the present site could not be stored. */
  tooSlow:
    'The store for backups does not answer in time, so the site as it is now could not be kept. Nothing has changed.',
} as const
