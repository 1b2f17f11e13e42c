/** Messages about a record's versions, and the reasons why one cannot be restored. */
export const historyMessages = {
  loadFailed: 'Failed to load the history',
  none: 'There is no history yet.',
  noChange: 'No field was changed by this.',
  partlyLost:
    'Entries without a button cannot be restored: they are older than this feature, or their customer was erased. They can still be read.',
  unknownVersion: 'There is no such version',
  unavailable: 'This version cannot be restored: its content was not kept',
  gone: {
    category: 'The category of that time is gone',
    subcategory: 'The subcategory of that time is gone',
    parent: 'The parent of that time is gone',
    group: 'The group of that time is gone',
  },
} as const
