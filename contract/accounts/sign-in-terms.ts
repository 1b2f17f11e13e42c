/** Limits, messages and paths of signing in, which only the admin area loads. */

export const secondFactorLimits = {
  /** Most characters in a code's field. */
  code: 60,
  digits: 6,
  recoveryCodes: 10,
  /** Wrong codes after the right password, from unknown devices; then these are rejected unless they have a recovery code. */
  wrongCodes: 20,
} as const

export const secondFactorMessages = {
  codeRequired: 'Please enter the code from your authenticator app',
  wrong: 'This code is not right, or has been used already',
  blocked:
    'Too many wrong codes. Please use a recovery code, or sign in where you have signed in before.',
  alreadyOn: 'Two-step sign-in is on already',
  notOn: 'Two-step sign-in is not on',
  loadFailed: 'Failed to load the settings of two-step sign-in',
  beginFailed: 'Failed to begin',
  turnedOn: 'Two-step sign-in is on. You were signed out everywhere else.',
  turnedOff: 'Two-step sign-in is off. You were signed out everywhere else.',
  required: 'This site asks everybody for two-step sign-in: it cannot be turned off.',
  renewed: 'These are your new recovery codes. The old ones open nothing any more.',
} as const

/** Calls of the API, below `apiPrefix`. */
export const secondFactorPaths = {
  secondFactor: '/auth/second-factor',
  beginSecondFactor: '/auth/second-factor/begin',
  secondFactorOn: '/auth/second-factor/on',
  secondFactorOff: '/auth/second-factor/off',
  recoveryCodes: '/auth/second-factor/recovery-codes',
} as const

/** The page of the admin area where one turns it on and off. */
export const twoStepPage = '/admin/two-step'

/** Shown until the required action is done. */
export const requiredActionMessages = {
  password: 'Please change your password first: it was made up by the program.',
  'second-factor': 'Please set up two-step sign-in first: this site asks everybody for it.',
} as const

/** Why a session was ended early, shown when its owner is asked to sign in again. */
export const endReasons = {
  elsewhere: 'You were signed out from elsewhere. Please sign in again.',
  password: 'The password was changed. Please sign in with the new one.',
  'second-factor': 'Two-step sign-in was turned on or off. Please sign in again.',
  restore: 'The site was restored from a backup. Please sign in again.',
} as const
export type EndReason = keyof typeof endReasons

export const signInMessages = {
  signedOut: 'You have signed out.',
  storageBlocked:
    'This browser stores nothing for this site: its storage is full or switched off. You can sign in, but only until this page is closed or reloaded, and what you type is not kept either.',
  confirm: 'Please enter your password again',
  knownWords:
    'This password is made of what anybody can know about you or this site, such as names, places, addresses or the year. A short sentence of your own is a good one.',
  passwordMadeUp:
    'The password that you sign in with was made up by the program, and has been shown on a console. Please change it for one of your own.',
  foreignResponse:
    'The response did not come from the site, but from something on the way to it, like a proxy or the sign-in page of a network. Please try again in a moment.',
} as const
