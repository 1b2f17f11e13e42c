/** What a setting of the shop must be. */
export const settingsMessages = {
  required: 'Must not be empty',
  phone: 'Must be a phone number of 6 to 15 digits',
  email: 'Must be an e-mail address',
  webAddress: 'Must be an address like https://example.com',
  time: 'Must be a time like 09:00',
  spans: (max: number) => `At most ${max} spans a day`,
  order: 'Must close after it opens, one span after the other',
  date: 'Must be a date like 2027-01-14',
  dateTwice: 'This date is there twice',
  specialDays: (max: number) => `At most ${max} days`,
  noticeText: 'A notice needs its text',
  link: 'Must be a path like /products or an address like https://example.com',
  instant: 'Must be a time with its zone',
  until: 'Must be later than its beginning',
  fssai: 'An FSSAI number has 14 digits and begins with 1 or 2',
  versionNotFound: 'This version does not exist',
} as const
