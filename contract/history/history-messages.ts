/** What is said of a record's versions, and why it cannot go back to one. */
export const historyMessages = {
  loadFailed: 'Failed to load the history',
  none: 'Nothing is known of its past yet.',
  partlyLost:
    'What has no button was not kept whole: it is from before the site did so, or its customer was erased. It can be read, but not had back.',
  unknownVersion: 'There is no such version',
  unavailable: 'This version can no longer be had: what the record was then was not kept',
  gone: {
    category: 'The category of that time is gone',
    subcategory: 'The subcategory of that time is gone',
    parent: 'The parent of that time is gone',
    group: 'The group of that time is gone',
  },
} as const
