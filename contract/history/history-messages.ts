/** What is said of a record's versions, and why it cannot go back to one. */
export const historyMessages = {
  loadFailed: 'Failed to load the history',
  none: 'There is no history yet.',
  partlyLost:
    'Entries without a button cannot be restored: they are older than this feature, or their customer was erased. They can still be read.',
  unknownVersion: 'There is no such version',
  unavailable: 'This version cannot be restored: its content was not kept',
  gone: {
    category: 'The category of that version no longer exists',
    subcategory: 'The subcategory of that version no longer exists',
    parent: 'The parent of that version no longer exists',
    group: 'The group of that version no longer exists',
  },
} as const
